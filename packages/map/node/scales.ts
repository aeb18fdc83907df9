/** The scales of Natural Earth that are files of the whole world, as `world-atlas` has them. The finest comes in tiles alone. */
export const scales = {low: '110m', mid: '50m'} as const;
export type Scale = keyof typeof scales;
