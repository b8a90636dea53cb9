import { to } from '../../writing/marks.ts'
import {
  billboard,
  callToAction,
  featuredProjects,
  randomRelatedContent,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import {
  aarringe,
  egtvedpigen,
  kartotek,
  mikroskop,
  orlogsskib,
  udgravning,
  vaev,
} from './prints.ts'

export const front = frontPage(
  { image: mikroskop },
  {
    da: {
      title: 'Forskning på Nationalmuseet',
      description:
        'Halvfjerds forskere stiller spørgsmål til ting. Her kan man følge med, også når svaret er nej.',
      featured: [
        {
          page: 'aarringe',
          kicker: 'Metode',
          title: 'Træet husker hver sommer',
          lead: 'En egeplanke kan fortælle, hvilket år den blev fældet, og sommetider hvor.',
          call: 'Læs om årringe',
          image: aarringe,
        },
        {
          page: 'strontium',
          kicker: 'Metode',
          title: 'Hvad en tand husker',
          lead: 'Emaljen dannes i barndommen og bliver ikke lavet om. Den rummer et spor af det sted, man voksede op.',
          call: 'Læs om strontium',
          image: egtvedpigen,
        },
        {
          page: 'laesesalen',
          kicker: 'Åben for alle',
          title: 'En plads ved vinduet',
          lead: 'Læsesalen har 22 pladser, 90.000 bind og en bibliotekar, der ved mere end kataloget.',
          call: 'Kom og læs',
          image: kartotek,
        },
      ],
      modules: [
        textRibbon(
          to('fagomraader', 'Fire fagområder'),
          to('aabne-data', 'Data, der kan hentes'),
          to('speciale', 'Skriv speciale hos os'),
          to('laesesalen', 'Læsesalen er åben tirsdag til torsdag'),
        ),
        styledTextAndVisual({
          title: 'Spørgsmålet kommer før skeen',
          text: `
            En udgravning ødelægger det, den undersøger. Derfor begynder vi ved skrivebordet: Hvad vil vi vide,
            og kan det vides på en billigere måde? Halvdelen af vores undersøgelser sker i dag på ting, der blev
            gravet op for hundrede år siden.
          `,
          image: udgravning,
          side: 'left',
          link: to('etik', 'Når forskningen handler om mennesker'),
        }),
        relatedContent('Fire fagområder', {
          Naturvidenskab: ['aarringe', 'strontium', 'pollen'],
          Kulturhistorie: ['tekstiler', 'runer'],
          Samarbejde: ['gaesteforsker', 'aabne-data', 'etik'],
        }),
        billboard({
          title: 'Ni hundrede vrag og en pejling',
          text: 'Marinarkæologerne kortlægger bunden, før vindmøller og kabler gør det.',
          image: orlogsskib,
          link: to('fagomraader', 'Se fagområderne'),
        }),
        statement(
          'Det bedste resultat er en præcis tvivl.',
          'Henrik Damgaard, forskningschef',
          to('om', 'Hvem vi er'),
        ),
        styledTextAndVisual({
          title: 'En tråd er også en kilde',
          text: `
            Spundet til højre eller til venstre, tyk eller tynd, farvet eller ikke: Et stykke stof på størrelse
            med et frimærke kan vise, hvor fårene gik, og hvem der havde tid til at spinde fint.
          `,
          image: vaev,
          panel: true,
          link: to('tekstiler'),
        }),
        featuredProjects(
          'Tre spørgsmål, vi arbejder på',
          'projekt-vragtrae',
          'projekt-farver',
          'projekt-taender',
        ),
        callToAction(
          'Er du forsker et andet sted?',
          'Vi har seks skriveborde, to mikroskoper og en god kaffemaskine til gæster.',
          to('gaesteforsker', 'Bliv gæsteforsker'),
        ),
        randomRelatedContent('Læs videre på må og få'),
      ],
    },
    en: {
      title: 'Research at the National Museum',
      description:
        'Seventy scholars put questions to things. Follow their work, also when the answer is no.',
      featured: [
        {
          page: 'aarringe',
          kicker: 'Method',
          title: 'Wood remembers every summer',
          lead: 'An oak plank can tell the year in which it was felled, and sometimes the place.',
          call: 'Read about tree rings',
          image: aarringe,
        },
        {
          page: 'strontium',
          kicker: 'Method',
          title: 'What a tooth remembers',
          lead: 'Enamel forms in childhood and is never renewed. It holds a trace of where one grew up.',
          call: 'Read about strontium',
          image: egtvedpigen,
        },
        {
          page: 'laesesalen',
          kicker: 'Open to all',
          title: 'A seat by the window',
          lead: 'The reading room has 22 seats, 90,000 volumes and a librarian who outdoes the catalogue.',
          call: 'Come and read',
          image: kartotek,
        },
      ],
      modules: [
        textRibbon(
          to('fagomraader', 'Four fields'),
          to('aabne-data', 'Data for download'),
          to('gaesteforsker', 'Guest researchers'),
          to('laesesalen', 'Reading room open Tuesday to Thursday'),
        ),
        styledTextAndVisual({
          title: 'The question comes before the trowel',
          text: `
            An excavation destroys what it examines. So we begin at the desk: what do we want to know, and can
            it be known in a cheaper way? Half of our studies are now made on things that were dug up a
            century ago.
          `,
          image: udgravning,
          side: 'left',
          link: to('etik', 'When the subject is a person'),
        }),
        relatedContent('Four fields', {
          Science: ['aarringe', 'strontium', 'pollen'],
          'Cultural history': ['tekstiler', 'runer'],
          'Working together': ['gaesteforsker', 'aabne-data', 'etik'],
        }),
        billboard({
          title: 'Nine hundred wrecks and a bearing',
          text: 'Marine archaeologists map the seabed before turbines and cables do.',
          image: orlogsskib,
          link: to('fagomraader', 'See the fields'),
        }),
        statement(
          'The best result is a precise doubt.',
          'Henrik Damgaard, head of research',
          to('om', 'Who we are'),
        ),
        styledTextAndVisual({
          title: 'A thread is a source too',
          text: `
            Spun to the right or the left, thick or thin, dyed or plain: a scrap of cloth the size of a stamp can
            show where the sheep grazed, and who had the time to spin finely.
          `,
          image: vaev,
          panel: true,
          link: to('tekstiler'),
        }),
        featuredProjects(
          'Three questions at hand',
          'projekt-vragtrae',
          'projekt-farver',
          'projekt-taender',
        ),
        callToAction(
          'Do you do research elsewhere?',
          'There are six desks, two microscopes and a decent coffee machine for guests.',
          to('gaesteforsker', 'Become a guest researcher'),
        ),
        randomRelatedContent('Read on at random'),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: udgravning },
  {
    da: {
      title: 'Her er gravet, men intet fundet',
      description:
        'Adressen fører ikke til nogen side. Et negativt resultat er også et resultat, men det hjælper dig næppe videre.',
      modules: [
        textRibbon(to('front', 'Forsiden'), to('fagomraader'), to('laesesalen')),
        randomRelatedContent('Andre felter'),
      ],
    },
    en: {
      title: 'We dug here and found nothing',
      description:
        'This address leads to no page. A negative result is a result too, though it will hardly help you on.',
      modules: [
        textRibbon(to('front', 'Front page'), to('fagomraader'), to('laesesalen')),
        randomRelatedContent('Other trenches'),
      ],
    },
  },
)
