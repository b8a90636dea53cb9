import { relatedContent, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { haandvaerk, magasin } from './prints.ts'

export const oversigter: readonly Page[] = [
  landingPage(
    'moduler',
    { image: haandvaerk, tags: ['samling'] },
    {
      da: {
        title: 'Toogtredive moduler',
        slug: 'moduler',
        description:
          'Hvert modul har sin egen side. Den viser det alene, med alt og med næsten ingenting.',
        modules: [
          textSection({
            text: `
              En side er en titel, et billede og en række moduler. Redaktøren vælger dem og lægger
              dem i orden. Modulet bestemmer selv, hvordan det ser ud; redaktøren bestemmer, hvad
              det siger. Det er en god arbejdsdeling, så længe ingen af dem blander sig.
            `,
          }),
          relatedContent('Alle modulerne', {
            Tekst: ['tekstafsnit', 'harmonika', 'udsagn', 'tekstbaand'],
            Billede: ['billede', 'tekst-og-billede', 'billboard', 'dobbelt-billboard'],
            Henvisning: ['billboard-med-henvisning', 'relateret', 'tilfaeldigt', 'opfordring'],
            Besøg: [
              'modul-kalender',
              'modul-arrangementer',
              'modul-udstillinger',
              'modul-fremhaevet',
            ],
            Billet: ['modul-billet', 'modul-billetpris', 'aabningstider'],
            'Se nærmere': ['billeddetalje', 'billedgalleri', 'film'],
            Andet: ['kontakt', 'indlejring', 'kode', 'brev'],
          }),
        ],
      },
      en: {
        title: 'Thirty-two modules',
        slug: 'modules',
        description:
          'Each module has a page, which shows it alone, with everything, and with next to nothing.',
        modules: [
          textSection({
            text: `
              A page is a title, a picture and a row of modules. The editor chooses them and puts
              them in order. The module decides how it looks, the editor what it says. It is a sound
              division of labour, as long as neither meddles.
            `,
          }),
          relatedContent('All of them', {
            Text: ['tekstafsnit', 'harmonika', 'udsagn', 'tekstbaand'],
            Picture: ['billede', 'tekst-og-billede', 'billboard', 'dobbelt-billboard'],
            Reference: ['billboard-med-henvisning', 'relateret', 'tilfaeldigt', 'opfordring'],
            Visit: [
              'modul-kalender',
              'modul-arrangementer',
              'modul-udstillinger',
              'modul-fremhaevet',
            ],
            Ticket: ['modul-billet', 'modul-billetpris', 'aabningstider'],
            'Look closer': ['billeddetalje', 'billedgalleri', 'film'],
            Other: ['kontakt', 'indlejring', 'kode', 'brev'],
          }),
        ],
      },
      de: {
        title: 'Zweiunddreißig Module',
        slug: 'module',
        description: 'Einige davon auf Deutsch: für sich allein, mit allem und mit fast nichts.',
        modules: [
          textSection({
            text: `
              Eine Seite besteht aus einem Titel, einem Bild und einer Reihe von Modulen. Die
              Redaktion wählt sie aus und ordnet sie. Wie ein Modul aussieht, bestimmt es selbst;
              was es sagt, bestimmt die Redaktion.
            `,
          }),
          relatedContent('Auf Deutsch', {
            Text: ['tekstafsnit', 'harmonika', 'udsagn'],
            Anderes: ['tekst-og-billede', 'kontakt'],
          }),
        ],
      },
      sv: {
        title: 'Trettiotvå moduler',
        slug: 'moduler',
        description: 'Några av dem på svenska: ensamma, med allt och med nästan ingenting.',
        modules: [
          textSection({
            text: `
              En sida är en rubrik, en bild och en rad moduler. Redaktören väljer dem och lägger dem
              i ordning. Modulen bestämmer själv hur den ser ut; redaktören bestämmer vad den säger.
            `,
          }),
          relatedContent('På svenska', {
            Text: ['tekstafsnit', 'harmonika', 'udsagn'],
            Annat: ['tekst-og-billede', 'kontakt'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'tilstande',
    { image: magasin, tags: ['bevaring'] },
    {
      da: {
        title: 'Tilstande',
        slug: 'tilstande',
        description:
          'Sider, der er for korte, for lange, for tomme eller for mange. De skal alle se tilsigtede ud.',
        modules: [
          textSection({
            text: `
              Det nemme er en side med et smukt billede, en kort titel og tre gode moduler. Den er
              der ingen grund til at prøve. Her ligger resten, ordnet efter, hvad der er galt med
              dem.
            `,
          }),
          relatedContent('Tilstande', {
            Mangler: ['uden-billede', 'tomme-lister', 'uden-moduler', 'kun-dansk'],
            'For meget': ['lang-titel', 'dybt', 'dybere'],
            Anderledes: ['eget-tema', 'lys-navigation', 'ukendt-modul'],
          }),
        ],
      },
      en: {
        title: 'States',
        slug: 'states',
        description: 'Pages too short, too long, too empty or too many. All must look intended.',
        modules: [
          textSection({
            text: `
              A page with a fine picture, a short title and three good modules is easy. There is no
              need to try it. Here are the others, sorted by what is the matter with them.
            `,
          }),
          relatedContent('States', {
            Missing: ['uden-billede', 'tomme-lister', 'uden-moduler'],
            'Too much': ['lang-titel', 'dybt', 'dybere'],
            Different: ['eget-tema', 'lys-navigation', 'ukendt-modul'],
          }),
        ],
      },
      de: {
        title: 'Zustände',
        slug: 'zustände',
        description:
          'Seiten, die zu kurz, zu lang oder zu leer sind. Alle sollen gewollt aussehen.',
        modules: [
          textSection({
            text: `
              Eine Seite mit schönem Bild und kurzem Titel ist leicht und braucht keine Probe. Hier
              hängt der Rest, geordnet nach dem, was fehlt.
            `,
          }),
          relatedContent('Auf Deutsch', { 'Zu viel': ['lang-titel'] }),
        ],
      },
      sv: {
        title: 'Tillstånd',
        slug: 'tillstånd',
        description:
          'Sidor som är för korta, för långa eller för tomma. Alla ska se avsiktliga ut.',
        modules: [
          textSection({
            text: `
              En sida med en fin bild och en kort rubrik är lätt och behöver inte prövas. Här hänger
              resten, ordnade efter vad som är fel med dem.
            `,
          }),
          relatedContent('På svenska', { 'För mycket': ['lang-titel'] }),
        ],
      },
    },
  ),
]
