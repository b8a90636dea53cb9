import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { accordion, exhibitionList, picture, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { guldhorn, konservator, skib, trykpresse } from './prints.ts'

export const udstillinger: readonly Page[] = [
  exhibitionOverview(
    'udstillinger',
    { image: skib, tags: ['samling'] },
    {
      da: {
        title: 'Udstillinger på prøve',
        slug: 'udstillinger',
        description: 'En, der slutter, en, der bliver, og en, der ikke er begyndt.',
        call: to('kalender', 'Til kalenderen'),
        modules: [exhibitionList('De kommende, for sig', 'upcoming')],
      },
      en: {
        title: 'Exhibitions on trial',
        slug: 'exhibitions',
        description: 'One that ends, one that stays and one that has not begun.',
        call: to('kalender', 'To the calendar'),
        modules: [exhibitionList('Those to come, by themselves', 'upcoming')],
      },
      de: {
        title: 'Ausstellungen zur Probe',
        slug: 'ausstellungen',
        description: 'Eine, die endet. Die anderen gibt es nur auf Dänisch und Englisch.',
      },
      sv: {
        title: 'Utställningar på prov',
        slug: 'utställningar',
        description: 'En som slutar. De andra finns bara på danska och engelska.',
      },
    },
  ),
  exhibition(
    'udstilling-med-alt',
    {
      parent: 'udstillinger',
      image: skib,
      tags: ['samling'],
      period: { from: day(-90), to: day(6) },
      heroLayout: 'split',
      floatingElement: guldhorn,
      ticketModule: 'billet-med-alt',
    },
    {
      da: {
        title: 'Med alt, og snart forbi',
        subtitle: 'Delt top, noget der svæver, en billet og en sidste dag',
        slug: 'udstillinger/med-alt',
        description: 'Den slutter om seks dage. Toppen er delt, og guldhornet svæver over den.',
        location: {
          name: 'Væg 1',
          details: 'Til højre, når man kommer ind ad den dør, der ikke er der',
        },
        facts: {
          'Sæt af': 'Fem minutter',
          Lys: 'Tændt',
          'En overskrift, der er længere end sit svar': 'Ja',
        },
        modules: [
          textSection({
            title: 'Hvad der prøves her',
            text: `
              Toppen har to spalter: tekst til venstre, billede til højre. Over dem ligger et billede
              til, som ikke må dække titlen. Perioden slutter så snart, at siden bør sige det. Under
              modulerne kommer billetten, så det, man kan læse videre i, og til sidst de sider, der hører
              til.
            `,
          }),
          picture(konservator),
        ],
        knowledgeModules: [accordion('At læse videre i', { 'Er dette et vidensmodul?': 'Ja.' })],
        related: ['udstilling-uden-billede', 'udstilling-kommende', 'fem-tider'],
      },
      en: {
        title: 'With everything, and soon over',
        subtitle: 'A split hero, something afloat, a ticket and a last day',
        slug: 'exhibitions/with-everything',
        description: 'It ends in six days. The hero is split, and the golden horn floats above it.',
        location: {
          name: 'Wall 1',
          details: 'On your right as you enter by the door that is not there',
        },
        facts: {
          Allow: 'Five minutes',
          Light: 'On',
          'A heading that is longer than its answer': 'Yes',
        },
        modules: [
          textSection({
            title: 'What is tried here',
            text: `
              The hero has two columns: text on the left, a picture on the right. Above them lies a second
              picture, which must not cover the title. The period ends so soon that the page ought to say
              so. Below the modules come the ticket, then something to read on in, and at last the pages
              that belong with it.
            `,
          }),
          picture(konservator),
        ],
        knowledgeModules: [accordion('Reading on', { 'Is this a knowledge module?': 'Yes.' })],
        related: ['udstilling-uden-billede', 'udstilling-kommende', 'fem-tider'],
      },
      de: {
        title: 'Mit allem, und bald vorbei',
        slug: 'ausstellungen/mit-allem',
        description: 'Sie endet in sechs Tagen.',
        location: { name: 'Wand 1' },
        modules: [textSection({ text: 'Der Kopf ist geteilt, und das Goldhorn schwebt darüber.' })],
      },
      sv: {
        title: 'Med allt, och snart förbi',
        slug: 'utställningar/med-allt',
        description: 'Den slutar om sex dagar.',
        location: { name: 'Vägg 1' },
        modules: [textSection({ text: 'Toppen är delad, och guldhornet svävar över den.' })],
      },
    },
  ),
  exhibition(
    'udstilling-uden-billede',
    { parent: 'udstillinger', headerTypography: 'plain' },
    {
      da: {
        title: 'Uden billede, uden periode',
        slug: 'udstillinger/uden-billede',
        description: 'Permanent, fordi ingen har skrevet andet. Titlen er sat i brødskrift.',
        modules: [
          textSection({
            text: 'Der er intet sted, ingen fakta og ingen billet. Siden skal stadig ligne en udstilling.',
          }),
        ],
      },
      en: {
        title: 'No picture, no period',
        slug: 'exhibitions/no-picture',
        description: 'Permanent, since nobody wrote otherwise. The title is set in plain type.',
        modules: [
          textSection({
            text: 'There is no place, no facts and no ticket. It should look like an exhibition all the same.',
          }),
        ],
      },
    },
  ),
  exhibition(
    'udstilling-kommende',
    {
      parent: 'udstillinger',
      image: trykpresse,
      period: { from: day(9), to: day(200) },
      navigationColor: 'background',
    },
    {
      da: {
        title: 'Åbner om ni dage',
        slug: 'udstillinger/åbner-om-ni-dage',
        description: 'Et billede i fuld bredde og lys navigation oven på det.',
        location: { name: 'Væg 2' },
        modules: [textSection({ text: 'Man kan læse om den, men ikke se den endnu.' })],
        related: ['udstilling-med-alt'],
      },
      en: {
        title: 'Opens in nine days',
        slug: 'exhibitions/opens-in-nine-days',
        description: 'A picture across the page, with light navigation on top of it.',
        location: { name: 'Wall 2' },
        modules: [textSection({ text: 'You may read about it but not see it yet.' })],
        related: ['udstilling-med-alt'],
      },
    },
  ),
]
