/** The tasks that a build's worker does while the build itself compiles pages. */
export {catalogueDocument} from '../catalogue-data/document';
export {drawFigure} from '@h3-docs/figures/build/draw';
export {globeData} from '../globe/data';
export {highlight} from '@h3-docs/base/build/highlight';
export {runLiveExample} from '@h3-docs/playground/build/outcome';
export {renderLiveJsx} from '../live-jsx/render';
export {toMarkdown} from '../markdown-copies/toMarkdown';
export {largestCities, namedPlaces, topologyOf} from '@h3-docs/map/build/basemap';
export {mapTiles} from '@h3-docs/map/build/tiles';
export {valueText} from '../values/evaluate';
