/** In which sizes a film is given out: a player takes the one that the line can carry. */
interface Size {
  readonly width: number
  readonly height: number
}

export interface Rendition extends Size {
  readonly name: '720' | '360'
  readonly level: string
  readonly quality: number
  readonly kilobits: number
}

/** How finely a film is made. */
export interface FilmForm {
  /** The best first. */
  readonly renditions: readonly [Rendition, Rendition]
  readonly framesPerSecond: number
  readonly printSize: Size
  readonly frameSize: Size
}

export const fullFilm: FilmForm = {
  renditions: [
    { name: '720', width: 1280, height: 720, level: '3.1', quality: 28, kilobits: 570 },
    { name: '360', width: 640, height: 360, level: '3.0', quality: 28, kilobits: 190 },
  ],
  framesPerSecond: 25,
  // A print is larger than the film, so that a part of it still has all its pixels.
  printSize: { width: 2400, height: 1800 },
  // Frames are larger too: what is made small afterwards is smooth.
  frameSize: { width: 1600, height: 900 },
}

/** The names stay, so that a document names the same files in each form. */
export const sketchedFilm: FilmForm = {
  renditions: [
    { name: '720', width: 640, height: 360, level: '3.1', quality: 28, kilobits: 190 },
    { name: '360', width: 320, height: 180, level: '3.0', quality: 28, kilobits: 90 },
  ],
  framesPerSecond: 5,
  printSize: { width: 800, height: 600 },
  frameSize: { width: 640, height: 360 },
}

/** A player may change the rendition where a segment begins, so all begin at the same frames. */
export const segmentSeconds = 4
