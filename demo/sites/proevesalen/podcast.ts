/** A podcast that nobody hears, and the module that plays it. */
import { voices } from '../../sound/voices.ts'
import { weekdayFrom } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { podcastTeaser, textSection } from '../../writing/modules.ts'
import { type Episode, podcastOverview, type Show } from '../../writing/podcasts.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, mikrofon, sal } from './prints.ts'

const enTo: Episode = {
  key: 'episode-en-to',
  publishedAt: weekdayFrom(-8, 1),
  image: kartotek,
  people: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
  script: `
    Maja: Er den tændt?

    Peter: Lampen lyser.

    Maja: Det siger ikke noget. Den lyste også i tirsdags.

    Peter: Sig noget med s.

    Maja: Seks svajende søjler i en sal uden publikum.

    Peter: Sig noget med p.

    Maja: Peter prøver en podcast på ingen.

    Peter: Godt. Nu holder vi en pause, så man kan se, om nogen tror, at det er slut.

    Det var det ikke.

    Maja: Hvad prøver vi mere?

    Peter: Om man kan spole femten sekunder tilbage. Jeg siger et tal nu. Syvogtyve. Om lidt spørger jeg, hvad jeg sagde.

    Maja: Og farten?

    Peter: Hør det hele en gang til i dobbelt fart. Så er vi før hjemme.

    Maja: Gå hen på en anden side imens. Stemmen skal blive ved, også når billedet skifter.

    Peter: Hvad sagde jeg så?

    Maja: Syvogtyve.

    Peter: Du skulle have spolet.

    Maja: Jeg var her.

    Peter: Det var der ingen andre, der var. Tak, fordi I ikke lyttede med.
  `,
  in: {
    da: {
      title: 'En, to',
      slug: 'podcast/er-den-tændt/en-to',
      description: 'Det første afsnit, og det sidste, hvis det går, som det plejer.',
      about: `
        Afsnittet har alt, hvad et afsnit kan have: billede, lyd, to medvirkende, en tekst om det og en udskrift. Fanerne
        skal derfor være der begge to. Varigheden skal stå i hele minutter, og foran titlen skal der stå, at det er sæson 1
        og afsnit 1.

        Lyden er på dansk, uanset hvilket sprog man læser på. Afspilleren skal blive stående, når man går videre til
        [modulerne](moduler), og den må ikke dække det, man er nået til.
      `,
    },
    en: {
      title: 'One, two',
      slug: 'podcasts/is-it-on/one-two',
      description: 'The first episode, and the last if all goes as usual.',
      about: `
        The episode has everything that one can have: a picture, a sound, two people, a text about it and a transcript. So
        both tabs should be there. The length should be in whole minutes, and before the title it should say that this is
        season 1, episode 1.

        The sound is in Danish whichever language you read. The player should stay when you move on to
        [the modules](moduler), and must not cover what you have got to.
      `,
      translated: `
        Maja: Is it on?

        Peter: The lamp is lit.

        Maja: That means nothing. It was lit on Tuesday, too.

        Peter: Say something with an s.

        Maja: Six swaying columns in a hall without an audience.

        Peter: Say something with a p.

        Maja: Peter tries a podcast on no people.

        Peter: Good. Now we pause, to see if anyone thinks it is over.

        It was not.

        Maja: What else are we trying?

        Peter: Whether one can go back fifteen seconds. I am going to say a number. Twenty-seven. Presently I shall ask what I
        said.

        Maja: And the speed?

        Peter: Hear it all again at twice the speed. We shall be home sooner.

        Maja: Go to another page meanwhile. The voice should go on when the picture changes.

        Peter: So what did I say?

        Maja: Twenty-seven.

        Peter: You were meant to go back.

        Maja: I was here.

        Peter: Nobody else was. Thank you for not listening.
      `,
    },
    de: {
      title: 'Eins, zwei',
      slug: 'podcasts/ist-es-an/eins-zwei',
      description: 'Die erste Folge, und die letzte, wenn es läuft wie immer.',
      about: `
        Diese Seite hat einen Text und eine Abschrift, die aus einer einzigen Zeile besteht. Gesprochen wird Dänisch. Auch
        hier sollen beide Reiter zu sehen sein, und der Spieler soll weiterlaufen, wenn man die Sprache wechselt.
      `,
      translated: `
        Maja: Ist es an?

        Peter: Die Lampe leuchtet. Mehr haben wir nicht übersetzt.
      `,
    },
    sv: {
      title: 'Ett, två',
      slug: 'podcasts/är-den-på/ett-två',
      description: 'Det första avsnittet, och det sista om det går som vanligt.',
      about: `
        Den här sidan har en text och en utskrift på några få rader. I ljudet talas det danska. Båda flikarna ska synas, och
        spelaren ska fortsätta när man byter språk.
      `,
      translated: `
        Maja: Är den på?

        Peter: Lampan lyser. Mer har vi inte översatt.
      `,
    },
  },
}

export const erDenTaendt: Show = {
  key: 'podcast-er-den-taendt',
  parent: 'podcasts',
  image: mikrofon,
  author: 'Prøvesalen',
  email: 'proeve@example.org',
  category: 'Arts',
  voices: { Maja: voices.quick, Peter: voices.low },
  jingle: { notes: ['C4', 'E4'], beat: 0.3 },
  seasons: [{ name: { da: 'Prøver', en: 'Tests' }, episodes: [enTo] }],
  people: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
  in: {
    da: {
      title: 'Er den tændt?',
      slug: 'podcast/er-den-tændt',
      description: 'En podcast, der kun handler om, hvorvidt den virker.',
      about: `
        Maja Bro og Peter Nørup siger ting ind i en mikrofon. De siger dem tydeligt, og de siger dem én gang. Titlen er kort
        og skal stå stort.
      `,
      aboutAuthor: 'De to er de eneste, der nogensinde har hørt den.',
    },
    en: {
      title: 'Is it on?',
      slug: 'podcasts/is-it-on',
      description: 'A podcast solely about whether it works.',
      about: `
        Maja Bro and Peter Nørup say things into a microphone. They say them clearly, and once. The title is short and
        should be set large. They speak Danish.
      `,
      aboutAuthor: 'The two of them are the only ones who have ever heard it.',
    },
    de: {
      title: 'Ist es an? Eine Sendung über die Frage, ob sie läuft',
      slug: 'podcasts/ist-es-an',
      description: 'Ein Podcast, der nur davon handelt, ob er funktioniert.',
      about: 'Der Titel ist hier länger als dreißig Zeichen und soll kleiner stehen.',
    },
    sv: {
      title: 'Är den på?',
      slug: 'podcasts/är-den-på',
      description: 'En podcast som bara handlar om huruvida den fungerar.',
      about: 'Ingen lyssnar, men allt ska gå att läsa.',
    },
  },
}

export const podcast: readonly Page[] = [
  podcastOverview(
    'podcasts',
    { image: sal },
    {
      da: {
        title: 'Podcast på prøve',
        slug: 'podcast',
        description: 'En oversigt med én serie og ét afsnit. Det skal se ud af mere.',
        call: to('podcast-er-den-taendt', 'Hør den'),
      },
      en: {
        title: 'Podcasts on trial',
        slug: 'podcasts',
        description: 'An overview of one show and one episode. It should look like more.',
        call: to('podcast-er-den-taendt', 'Hear it'),
      },
      de: {
        title: 'Podcasts zur Probe',
        slug: 'podcasts',
        description: 'Eine Übersicht mit einer Reihe und einer Folge.',
      },
      sv: {
        title: 'Podcasts på prov',
        slug: 'podcasts',
        description: 'En översikt med en serie och ett avsnitt.',
      },
    },
  ),
  landingPage(
    'modul-podcast',
    { parent: 'moduler', image: mikrofon, tags: ['samling'] },
    {
      da: {
        title: 'Podcast',
        slug: 'moduler/podcast',
        description: 'Et afsnit, man kan høre på stedet, og en serie, hvor det nyeste spiller.',
        modules: [
          podcastTeaser('episode-en-to', {
            title: 'Med egen titel',
            text: 'Og med en tekst, der ikke er afsnittets egen.',
          }),
          textSection({ text: 'Den næste nævner kun serien. Så må resten komme af sig selv.' }),
          podcastTeaser('podcast-er-den-taendt'),
        ],
      },
      en: {
        title: 'Podcast',
        slug: 'modules/podcast',
        description: 'An episode to hear on the spot, and a show of which the newest is played.',
        modules: [
          podcastTeaser('episode-en-to', {
            title: 'With a title of its own',
            text: 'And with a text that is not the episode’s.',
          }),
          textSection({ text: 'The next names only the show. The rest must come by itself.' }),
          podcastTeaser('podcast-er-den-taendt'),
        ],
      },
    },
  ),
]
