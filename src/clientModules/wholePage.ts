/**
 * Has the whole page laid out where `plugins/first-view` left what is far below until later: at the first sign that it is
 * used, and before the reader is led to another place. From then on, every place depends on the true size of what is above.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

const signsOfUse = ['scroll', 'wheel', 'touchstart', 'pointermove', 'keydown', 'click'] as const;

function layOutAll(): void {
  for (const sign of signsOfUse) document.removeEventListener(sign, layOutAll, {capture: true});
  delete document.documentElement.dataset.partial;
}

if (ExecutionEnvironment.canUseDOM)
  for (const sign of signsOfUse) document.addEventListener(sign, layOutAll, {capture: true, passive: true});

/** Docusaurus calls this before it shows another page or another place on the page. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (previousLocation) layOutAll();
};
