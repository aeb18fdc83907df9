import {translate} from '@docusaurus/Translate';
import {unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {drawing, element, label, path, round} from '@h3-docs/grid/h3/svg';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A cut through the Earth: points of the sphere are carried to the plane of a face along rays from its center. */
const gnomonic: Figure = (props) => {
  const {step} = readProps(props, {step: 10});
  if (step < 5 || step > 37) throw new Error('the prop step must be 5 to 37 degrees');
  const [width, height, x0, y0, radius] = [560, 330, 280, 300, 220];
  const edge = Math.atan(2 * unitAtRes0);
  const onSphere = (angle: number) => [x0 + radius * Math.sin(angle), y0 - radius * Math.cos(angle)] as const;
  const onPlane = (angle: number) => [x0 + radius * Math.tan(angle), y0 - radius] as const;
  const text = ([x, y]: readonly [number, number]) => `${round(x)} ${round(y)}`;
  const count = Math.floor((edge * 180) / Math.PI / step);
  const angles = Array.from({length: 2 * count + 1}, (_, index) => ((index - count) * step * Math.PI) / 180);
  const dots = angles.map((angle) => {
    const [[sx, sy], [px, py]] = [onSphere(angle), onPlane(angle)];
    return (
      element('circle', {class: 'd-point', cx: round(sx), cy: round(sy), r: 4.5}) +
      element('circle', {class: 'd-input-point', cx: round(px), cy: round(py), r: 4.5})
    );
  });
  const rays = [-edge, ...angles, edge].map((angle) => `M${x0} ${y0}L${text(onPlane(angle))}`).join('');
  const [from, to] = [onSphere(-1.15), onSphere(1.15)];
  const degrees = (edge * 180) / Math.PI;
  const alt = translate(
    {
      message:
        'A cross section of the Earth. The plane of an icosahedron face touches the sphere at the center of the face. Rays from the center of the Earth pass through points on the sphere that are {step} degrees apart. The rays meet the plane at points whose spacing grows with the distance from the center of the face. The face extends {degrees} degrees from its center.',
    },
    {step, degrees: degrees.toFixed(1)},
  );
  const content =
    path('d-context', rays) +
    path('d-coast', `M${text(from)}A${radius} ${radius} 0 0 1 ${text(to)}`) +
    path('d-face', `M${text(onPlane(-edge))}L${text(onPlane(edge))}`) +
    dots.join('') +
    label('d-label', [x0, y0 - radius - 18], translate({message: 'center of the face'}), 'middle') +
    label(
      'd-label',
      [onPlane(edge)[0], y0 - radius - 18],
      translate({message: 'corner, {degrees}°'}, {degrees: degrees.toFixed(1)}),
      'middle',
    ) +
    label('d-label', [x0 + 12, y0 + 4], translate({message: 'center of the Earth'})) +
    label('d-label', [to[0] - 6, to[1] + 24], 'sphere', 'end');
  return drawing(content, alt, width, height);
};
export default gnomonic;
