/** The tasks that a build's worker does while the build itself compiles pages. */
export {catalogueDocument} from '../catalogue-data/document';
export {drawFigure} from '../figures/draw';
export {globeData} from '../globe/data';
export {runLiveExample} from '../live-examples/outcome';
export {renderLiveJsx} from '../live-jsx/render';
export {toMarkdown} from '../markdown-copies/toMarkdown';
export {largestCities, topologyOf} from '../map/basemap';
export {mapTiles} from '../map/tiles';
export {valueText} from '../values/evaluate';
