/** The tasks that a build's worker does while the build itself compiles pages. */
export {catalogueDocument} from '../catalogue-data/document';
export {drawFigure} from '@h3-docs/figures/node';
export {highlight} from '@h3-docs/base/node/highlight';
export {runLiveExample} from '@h3-docs/playground/node';
export {toMarkdown} from '../markdown-copies/toMarkdown';
export {largestCities, mapTiles, namedPlaces, topologyOf} from '@h3-docs/map/node';
export {valueText} from '../elements/evaluate';
