/** What is measured of a cell, in km and km². */
export const measureNames = ['area', 'edge', 'inner', 'outer'] as const;
export type MeasureName = (typeof measureNames)[number];
