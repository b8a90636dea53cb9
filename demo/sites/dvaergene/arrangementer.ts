import { openDay } from '../../openDays.ts'
import { day, inYear, season, today } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo, print } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { doer, lygtetog, rude } from './prints.ts'

// In winter the wood is closed: its days are counted from the one on which it opens.
const opens = (Date.parse(openDay('dvaergene', 0)) - Date.parse(today)) / 86_400_000
const open = (ahead: number, weekday: number) => openDay('dvaergene', opens + ahead, weekday)

const may = season('05-01', '05-31')

const haender = print('haandvaerk', {
  da: 'Linoleumssnit: to små hænder arbejder ved et bord; over dem hænger en række tryk.',
  en: 'Linocut: two small hands at work on a table, a row of prints above them.',
})

export const events: readonly Event[] = [
  {
    key: 'aftentur',
    parent: 'kalender',
    image: lygtetog,
    tags: ['natur'],
    audience: ['boern'],
    venue: { da: 'Bag huset', en: 'Behind the house' },
    venueDetails: { da: 'Hvor lygterne hænger', en: 'Where the lanterns hang' },
    hours: { da: 'En halv time efter solnedgang', en: 'Half an hour after sunset' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [{ days: 'fredag–lørdag', freeform: true }],
      cancelled: [open(6, 6), open(13, 5)],
    },
    related: ['doer-syv', 'haengsler'],
    in: {
      da: {
        title: 'Aftentur med Niels',
        slug: 'kalender/aftentur',
        description: 'To kilometer på række gennem mørket, og fem minutter helt uden lys.',
        introduction: `
          Niels Dam kender stien så godt, at han går baglæns det første stykke for at se, om alle er med. Man
          får en lygte og en plads i rækken. Der bliver talt lavt, og efter dør 5 bliver der ikke talt.

          Ved dør 9 slukker vi. I fem minutter er der ikke andet end det, der er: ugler, blade og nogle
          ruder, der lyser uden at være tændt af os. Så tænder Niels sin lygte, og man opdager, hvem man har
          holdt i hånden. Turen går ikke i storm. Ellers går den [hele sæsonen](natten), om sommeren efter
          at stien er lukket for andre.
        `,
        tickets: [
          { title: 'Stor', price: 90, description: 'Med stor lygte', score: 2 },
          { title: 'Lille', price: 45, description: 'Med lille lygte', score: 1 },
        ],
        ticketsDisclaimer: 'Købes i køkkenet fra kl. 14 samme dag. Tyve i rækken.',
        practical: {
          Varighed: 'Halvanden time',
          Alder: 'Fra fem år. De mindre går med på skuldre',
          Sprog: 'Dansk, hvisket. Engelsk, hvis nogen spørger først',
          Adgang: 'Grus og rødder. Ikke for hjul efter mørkets frembrud',
        },
      },
      en: {
        title: 'Evening walk with Niels',
        slug: 'calendar/evening-walk',
        description:
          'Two kilometres in single file through the dark, five minutes of them without light.',
        introduction: `
          Niels Dam knows the path so well that he walks the first stretch backwards, to see that everyone is
          there. You get a lantern and a place in the line. We speak in low voices, and after door 5 we do not
          speak.

          At door 9 we put out the lights. For five minutes there is nothing but what there is: owls, leaves
          and a few panes that shine without our having lit them. Then Niels lights his lantern and you find
          out whose hand you have been holding. We do not go in a gale. Otherwise we go [all
          season](natten), in summer after the path has closed to others.
        `,
        tickets: [
          { title: 'Large', price: 90, description: 'With a large lantern', score: 2 },
          { title: 'Small', price: 45, description: 'With a small lantern', score: 1 },
        ],
        ticketsDisclaimer: 'Sold in the kitchen from 2 pm on the day. Twenty in the line.',
        practical: {
          Duration: 'An hour and a half',
          Age: 'From five. Smaller ones ride on shoulders',
          Language: 'Danish, whispered. English if you ask beforehand',
          Access: 'Gravel and roots. Not for wheels after dark',
        },
      },
    },
  },
  {
    key: 'doer-syv',
    parent: 'kalender',
    image: rude,
    tags: ['natur'],
    audience: ['boern'],
    venue: { da: 'Dør nr. 7', en: 'Door no. 7' },
    when: { daily: [may.from, may.to] },
    related: ['aftentur'],
    in: {
      da: {
        title: 'Nr. 7 står på klem',
        slug: 'kalender/nr-7-står-på-klem',
        description: 'Hele maj og kun i maj. Vi ved ikke hvorfor, og vi har ikke spurgt.',
        introduction: `
          Den 1. maj om morgenen er døren åben en håndsbredde, og den 31. om aftenen er den lukket. Sådan har
          det været alle de år, vi har ført bog. Man kan se ind i en gang med et vokset gulv og en knage, og på
          knagen hænger en hue. Den er der ikke altid.

          Man må bøje sig ned og se. Man må ikke stikke hånden ind, og man må ikke skubbe til døren, heller
          ikke for at hjælpe. Der er sat to bænke op: en høj til dem, der venter på nogen, og en lav til dem,
          der venter på noget. Bøgen er lige sprunget ud, så det er ikke tiden, der bliver lang.
        `,
        tickets: [{ title: 'I dagslys', price: 0, description: 'Ingen lygte er nødvendig' }],
        practical: {
          Varighed: 'De fleste bliver ti minutter',
          Alder: 'Bedst under syv, ellers på knæ',
          Sprog: 'Tavshed',
          Adgang: 'Fast grus hertil fra huset, 700 meter',
        },
      },
      en: {
        title: 'No. 7 is ajar',
        slug: 'calendar/no-7-is-ajar',
        description: 'All May and only in May. We do not know why and have not asked.',
        introduction: `
          On the morning of 1 May the door stands open by the width of a hand, and on the evening of the 31st it
          is shut. So it has been for as long as we have kept the book. You can see into a passage with a waxed
          floor and a peg, and on the peg hangs a cap. It is not always there.

          You may kneel and look. You may not put your hand in, and you may not push the door, not even to be
          helpful. Two benches have been set out: a high one for those waiting for somebody and a low one for
          those waiting for something. The beeches are just in leaf, so the time does not drag.
        `,
        tickets: [{ title: 'By daylight', price: 0, description: 'No lantern needed' }],
        practical: {
          Duration: 'Most people stay ten minutes',
          Age: 'Best under seven, otherwise on your knees',
          Language: 'Silence',
          Access: 'Firm gravel from the house, 700 metres',
        },
      },
    },
  },
  {
    key: 'haengsler',
    parent: 'kalender',
    image: haender,
    tags: ['haandvaerk'],
    audience: ['boern'],
    venue: { da: 'Værkstedet i laden', en: 'The workshop in the barn' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [
        { days: 'søndag', at: ['10.30–12', '13–14.30'] },
        { ...season('07-01', '08-09'), days: 'tirsdag, torsdag', at: ['10.30–12'] },
      ],
      cancelled: [open(20, 7)],
    },
    related: ['aftentur', 'fejedag'],
    in: {
      da: {
        title: 'Byg en dør',
        subtitle: 'Værksted for små og store hænder',
        slug: 'kalender/byg-en-dør',
        description: 'Eg, to hængsler og en ramme på 24 centimeter. Døren får man med hjem.',
        introduction: `
          En dør er et bræt, der kan to ting. Man saver det til, hugger plads til hængslerne og sætter dem på
          med søm, der er kortere end en negl. Så skal den lukke. Det er det sværeste, og det er her, voksne
          begynder at sige ting til brættet.

          Urmageren fra Stege er med den første søndag i måneden og viser, hvordan man laver et hængsel under
          tre centimeter. Døren kan sættes op derhjemme, hvor der er en skrænt, en fodliste eller et træ med
          god plads. Hvad der sker derefter, hører vi gerne om. Vi skriver det [i dagbogen](dagbog).
        `,
        tickets: [
          { title: 'En dør', price: 75, description: 'Eg, hængsler og søm', score: 2 },
          { title: 'En hjælper', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Otte høvlebænke på hvert hold. Kom ti minutter før.',
        practical: {
          Varighed: 'Halvanden time',
          Alder: 'Fra seks år. Under ti sammen med en hjælper',
          Sprog: 'Dansk og engelsk',
          Adgang: 'Uden trin. To bænke kan sænkes',
        },
      },
      en: {
        title: 'Build a door',
        subtitle: 'A workshop for hands of all sizes',
        slug: 'calendar/build-a-door',
        description: 'Oak, two hinges and a frame of 24 centimetres. You take the door home.',
        introduction: `
          A door is a board that can do two things. You saw it to size, cut room for the hinges and fix them
          with nails shorter than your own. Then it must close. That is the hard part, and it is here that
          adults begin to say things to the board.

          The watchmaker from Stege comes on the first Sunday of the month and shows how to make a hinge of
          less than three centimetres. The door can be put up at home wherever there is a bank, a skirting
          board or a roomy tree. What happens after that we should be glad to hear. We write it down.
        `,
        tickets: [
          { title: 'One door', price: 75, description: 'Oak, hinges and nails', score: 2 },
          { title: 'One helper', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Eight benches each time. Come ten minutes early.',
        practical: {
          Duration: 'An hour and a half',
          Age: 'From six; under ten with a helper',
          Language: 'Danish and English',
          Access: 'Step-free. Two benches can be lowered',
        },
      },
    },
  },
  {
    key: 'fejedag',
    parent: 'kalender',
    image: doer,
    tags: ['natur'],
    audience: ['voksne'],
    venue: { da: 'Ved huset', en: 'By the house' },
    when: once(open(14, 7), '10–13'),
    soldOut: true,
    related: ['haengsler'],
    in: {
      da: {
        title: 'Fejedag',
        subtitle: 'For frivillige med små koste',
        slug: 'kalender/fejedag',
        description: 'Nitten trapper skal fejes, før nogen gør det selv. Karen deler koste ud.',
        introduction: `
          To gange om året går vi stien igennem med koste på tredive centimeter. Trinene fejes, ruderne pudses
          med en vatpind, og postkassen ved nr. 1 får olie. Vi banker på først og siger, hvem vi er. Som regel
          er der allerede fejet ved nr. 12, og så går vi videre uden at kommentere det.

          Bagefter er der pandekager i køkkenet. Der er kun nitten koste, og de er alle sammen fordelt, men skriv
          til [Karen](besoeg), hvis du vil stå på listen til næste gang. Det er en god måde at møde skoven på,
          også for den, der ellers ikke fejer.
        `,
        tickets: [{ title: 'En kost', price: 0, description: 'Pandekager er med' }],
        waitingList: letterTo('dvaergene@example.org', 'Fejedag', 'Stå på listen til næste gang'),
        practical: {
          Varighed: 'Tre timer med pandekager',
          Alder: 'Fra otte år',
          Sprog: 'Dansk',
          Adgang: 'Halvdelen af dørene kan nås på hjul. Sig til, så får du dem',
        },
      },
    },
  },
]
