/** In which sizes a film is given out: a player takes the one that the line can carry. */
export const renditions = [
  { name: '720', width: 1280, height: 720, level: '3.1', quality: 28, kilobits: 570 },
  { name: '360', width: 640, height: 360, level: '3.0', quality: 28, kilobits: 190 },
] as const

export type Rendition = (typeof renditions)[number]

export const framesPerSecond = 25
/** A player may change the rendition where a segment begins, so all begin at the same frames. */
export const segmentSeconds = 4
