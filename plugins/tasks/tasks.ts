/** The tasks that a build's worker does while the build itself compiles pages. */
export {drawFigure} from '../figures/draw';
export {globeData} from '../globe/data';
export {runLiveExample} from '../live-examples/outcome';
export {largestCities, topologyOf} from '../map/basemap';
export {valueText} from '../values/evaluate';
