/** Natural Earth's three scales as `world-atlas` has them. */
export const scales = {low: '110m', mid: '50m', high: '10m'} as const;
export type Scale = keyof typeof scales;

/** The scales that are also files of the whole world. The finest comes in tiles alone. */
export const topologyScales = ['low', 'mid'] as const satisfies readonly Scale[];
