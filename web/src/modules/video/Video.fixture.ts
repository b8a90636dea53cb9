import { art, provider } from '../../fixtures/content.ts'
import type { Module, Video } from '../../model.ts'

export const video: Video = {
  key: 'valsen',
  title: 'Sådan trykker man',
  playlist: '/film/film.m3u8',
  provider: null,
  file: '/film/film.mp4',
  clip: null,
  duration: '0:06',
  caption: 'Seks sekunder fra værkstedet. Lyden er valsen, der ruller.',
  poster: art('trykpresse', 'Linoleumssnit: en håndpresse med et ark i', 0.5, 0.45),
  captions: [
    { locale: 'da', label: 'Dansk', url: '/film/da.vtt' },
    { locale: 'en', label: 'English', url: '/film/en.vtt' },
  ],
  transcript: [
    'Valsen ruller farven ud, til den siger som regn mod en rude.',
    'Så lægges papiret på, og man trykker med hele armen.',
  ],
}

/** A part of a film, with no file, no poster and no words. */
export const clipVideo: Video = {
  key: 'klip',
  title: '',
  playlist: '/film/film.m3u8',
  provider: null,
  file: null,
  clip: { from: 2, to: 4 },
  duration: '0:02',
  caption: null,
  poster: null,
  captions: [],
  transcript: [],
}

/** A film at a service of films, which is away. */
export const lostVideo: Video = {
  ...video,
  key: 'tabt',
  title: 'Filmen, der blev væk',
  playlist: 'https://film.example/tabt.m3u8',
  provider: provider('film.example'),
  file: null,
  captions: [],
  caption: null,
  transcript: [],
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'video', ...video },
  { type: 'video', ...clipVideo },
  { type: 'video', ...lostVideo },
]
