import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { serviceList, textSection } from '../../writing/modules.ts'
import { pressOverview, pressRelease, service, serviceOverview } from '../../writing/press.ts'
import type { Page } from '../../writing/site.ts'
import { konservator, mikrofon, trykpresse } from './prints.ts'

export const presseOgYdelser: readonly Page[] = [
  pressOverview(
    'presse',
    {
      image: mikrofon,
      shared: true,
      contacts: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
    },
    {
      da: {
        title: 'Presse på prøve',
        slug: 'presse',
        description:
          'Fire meddelelser: med alt, uden billede, uden kontakt og med en meget lang titel.',
        call: to('kontakt', 'Kontakt'),
        modules: [
          textSection({
            text: 'Den nyeste skal stå først, også når den ældste er den længste. Siden beder også om det, som andre sites deler. Der er ingen, og det må ikke kunne ses.',
          }),
        ],
      },
      en: {
        title: 'Press on trial',
        slug: 'press',
        description:
          'Four releases: with everything, no picture, no contact, and a very long title.',
        call: to('kontakt', 'Contact'),
        modules: [
          textSection({
            text: 'The newest comes first, even if the oldest is longer. The page also asks for what other sites share. There is nothing, and it must not show.',
          }),
        ],
      },
    },
  ),
  pressRelease(
    'presse-med-alt',
    {
      parent: 'presse',
      image: trykpresse,
      tags: ['samling', 'haandvaerk'],
      publishedDate: day(-3),
      contacts: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
      share: true,
    },
    {
      da: {
        title: 'Prøvesalen åbner ikke',
        slug: 'presse/prøvesalen-åbner-ikke',
        description: 'Der bliver ingen åbning, ingen reception og ingen tale. Alt er klar.',
        content: `
          Prøvesalen kan i dag meddele, at den ikke åbner. Rummet er færdigt, lyset er sat, og alle skilte hænger lige. Der kommer bare ingen.

          ## Hvad der prøves her

          Denne meddelelse har alt: billede, dato, to kontakter, to mærkater og en tekst med mellemrubrik, **fed skrift**, *kursiv* og en
          [henvisning til modulerne](moduler). Den har også en liste:

          - Punkterne står under hinanden.
          - De har luft omkring sig.
          - Det sidste er kort.

          > Et citat i en pressemeddelelse bør kunne siges højt.

          Redaktør Maja Bro siger: ”Vi hænger det op, træder tre skridt tilbage og ser, om det holder. Gør det ikke, tager vi det ned, før nogen
          har set det.” Sætter Peter Nørup har ingen kommentar, men har sat den med omhu.

          For yderligere oplysninger kan man henvende sig til en af de to nedenfor. Den ene har intet telefonnummer. Det skal se ud, som om det er
          med vilje, og det er det.
        `,
      },
      en: {
        title: 'The Staging Room does not open',
        slug: 'press/does-not-open',
        description: 'No opening, no reception, no speech. Everything is ready.',
        content: `
          The Staging Room announces today that it does not open. The room is finished, the light is set, and all labels hang straight. It is just
          that nobody will come.

          ## What is tried here

          This release has everything: picture, date, two contacts, two tags, and a text with a heading, **bold**, *italics* and a
          [link to the modules](moduler). It has a list as well:

          - The points stand below each other.
          - They have air around them.
          - The last is short.

          > A quotation in a press release should bear being said aloud.

          Maja Bro, the editor, says: ‘We hang it, take three steps back and see whether it holds. If it does not we take it down before anyone has
          seen it.’ Peter Nørup, the typesetter, has no comment, but has set it with care.

          For more, turn to one of the two below. One has no telephone number. It should look as if that were on purpose, and it is.
        `,
      },
    },
  ),
  pressRelease(
    'presse-uden-billede',
    { parent: 'presse', publishedDate: day(-400), contacts: ['proevesalen-peter-norup'] },
    {
      da: {
        title: 'Uden billede, og mere end et år gammel',
        slug: 'presse/uden-billede',
        description: 'Kortet i listen må klare sig med titel, dato og denne linje.',
        content: `
          De fleste pressemeddelelser har intet billede, og de fleste er gamle. Denne er begge dele. I listen skal den se ud som de andre, bare
          mere stille. Årstallet skal stå der, for ellers tror nogen, at det var i år.
        `,
      },
      en: {
        title: 'No picture, and more than a year old',
        slug: 'press/no-picture',
        description: 'The card in the list must manage with title, date and this line.',
        content: `
          Most press releases have no picture, and most are old. This one is both. In the list it should look like the others, only quieter. The
          year must be there, or somebody will take it for this one.
        `,
      },
    },
  ),
  pressRelease(
    'presse-uden-kontakt',
    { parent: 'presse', image: konservator, publishedDate: day(-4000) },
    {
      da: {
        title: 'Så gammel, at ingen er at spørge',
        slug: 'presse/uden-kontakt',
        description: 'Den ældste i listen. De, der skrev den, er her ikke mere.',
        content:
          'Meddelelsen blev sendt for over ti år siden og handler om en lampe, der siden er skiftet to gange. Siden må ikke vise en tom kontakt eller en overskrift over ingenting.',
      },
      en: {
        title: 'So old that there is nobody to ask',
        slug: 'press/no-contact',
        description: 'The oldest of the list. Those who wrote it have left.',
        content:
          'It was sent out more than ten years ago, about a lamp that has been replaced twice since. The page must show neither an empty contact nor a heading over nothing.',
      },
    },
  ),
  pressRelease(
    'presse-lang-titel',
    { parent: 'presse', publishedDate: day(-30), contacts: ['proevesalen-maja-bro'] },
    {
      da: {
        title:
          'Kulturministerielt nedsat genstandsregistreringsstandardiseringsudvalg afleverer delbetænkning om magasinhyldeforkantsmærkningsprincipper',
        slug: 'presse/lang-titel',
        description: 'Titlen skal deles pænt i listen, på siden og i brødkrummen.',
        content: `
          Udvalget har arbejdet i seks år og er nået til forkanten af hylden. Bagkanten følger. Delbetænkningen er på 900 sider og anbefaler, at man
          skriver med blyant.
        `,
      },
      en: {
        title:
          'Interdepartmental subcommittee on the standardisation of shelf-edge labelling principles for reserve collections delivers its interim recommendations',
        slug: 'press/long-title',
        description: 'The title must break well in the list, on the page and in the breadcrumb.',
        content: `
          The subcommittee has worked for six years and has reached the front edge of the shelf. The back edge will follow. The interim report has
          900 pages and recommends a pencil.
        `,
      },
    },
  ),
  serviceOverview(
    'ydelser',
    { image: konservator },
    {
      da: {
        title: 'Ydelser på prøve',
        slug: 'ydelser',
        description: 'To ydelser: en med pris og en, der mangler det meste.',
        call: to('kontakt', 'Spørg'),
        modules: [serviceList('Den samme liste, som modul', to('ydelser', 'Alle'))],
      },
      en: {
        title: 'Services on trial',
        slug: 'services',
        description: 'Two services: one with a price, and one that lacks most things.',
        call: to('kontakt', 'Ask'),
        modules: [serviceList('The same list, as a module', to('ydelser', 'All'))],
      },
    },
  ),
  service(
    'ydelse-med-alt',
    {
      parent: 'ydelser',
      image: trykpresse,
      tags: ['haandvaerk'],
      contacts: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
    },
    {
      da: {
        title: 'Vi retter jeres skilte op',
        slug: 'ydelser/skilte',
        description: 'Med vaterpas, på stedet, uden at sige noget.',
        content: `
          To mennesker kommer med en stige og et vaterpas. De retter alle skilte, der hænger mere end en halv grad skævt, og går igen. I får en
          liste over, hvad der er rettet, og en anden over, hvad der hang rigtigt, men så forkert ud.

          Er skiltet skævt af en grund, så sig det først. Vi har engang rettet et kunstværk op.
        `,
        facts: {
          For: 'Museer, biblioteker og caféer',
          Tid: 'En formiddag',
          Pris: '12 kr. pr. grad',
          'En overskrift, der er længere end det, den står over': 'Ja',
        },
        call: to('kontakt', 'Bestil'),
      },
      en: {
        title: 'We straighten your labels',
        slug: 'services/labels',
        description: 'With a spirit level, on the spot, without a word.',
        content: `
          Two people come with a ladder and a spirit level. They straighten every label that is more than half a degree off, and leave. You receive a
          list of what was put right, and another of what hung true but looked wrong.

          If a label is crooked for a reason, say so first. We once straightened a work of art.
        `,
        facts: {
          For: 'Museums, libraries and cafés',
          Time: 'A morning',
          Price: 'DKK 12 per degree',
          'A heading that is longer than what it stands above': 'Yes',
        },
        call: to('kontakt', 'Book'),
      },
    },
  ),
  service(
    'ydelse-uden-noget',
    { parent: 'ydelser' },
    {
      da: {
        title: 'En ydelse uden billede, fakta eller kontakt',
        slug: 'ydelser/uden-noget',
        description: 'Siden skal se hel ud.',
        content: 'Vi gør det, hvis nogen finder ud af, hvad det er.',
      },
      en: {
        title: 'A service without picture, facts or contact',
        slug: 'services/without-anything',
        description: 'The page must look whole.',
        content: 'We do it, if somebody finds out what it is.',
      },
    },
  ),
]
