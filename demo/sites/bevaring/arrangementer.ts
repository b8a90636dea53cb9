import { facilities } from '../../facilities.ts'
import { openDay } from '../../openDays.ts'
import { day, dayAfter, inYear } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { isOpen } from '../../writing/hours.ts'
import { to } from '../../writing/marks.ts'
import { aarringe, kanon, kartotek } from './prints.ts'

const open = (ahead: number, weekday: number) => openDay('bevaring', ahead, weekday)

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The last week of a month holds its last Friday. */
const lastFridays = [0, 1].flatMap((years) =>
  lastDays.map((last, before) => {
    const month = String(before + 1).padStart(2, '0')
    const from = inYear(`${month}-${last - 6}`, years)
    return { from, to: inYear(`${month}-${last}`, years), days: 'fredag', at: ['13–15'] }
  }),
)

const summerFridays = [0, 1].flatMap((years) =>
  ['06', '07', '08'].map((month) => ({
    from: inYear(`${month}-01`, years),
    to: inYear(`${month}-07`, years),
    days: 'fredag',
    at: ['13–15'],
  })),
)

/** Monday to Thursday of the first week that no holiday breaks. */
const [reception] = facilities.bevaring ?? []
const weeks = [33, 40, 47].map((ahead) => {
  const monday = open(ahead, 1)
  const tuesday = dayAfter(monday)
  const wednesday = dayAfter(tuesday)
  return [monday, tuesday, wednesday, dayAfter(wednesday)]
})
const week = weeks.find((days) => days.every((date) => reception && isOpen(reception, date)))
const [monday = day(33), , , thursday = day(36)] = week ?? []

export const events: readonly Event[] = [
  {
    key: 'fredagsrundtur',
    parent: 'rundtur',
    image: kanon,
    tags: ['bevaring'],
    audience: ['voksne'],
    venue: { da: 'Receptionen', en: 'Reception' },
    venueDetails: { da: 'Den grønne dør', en: 'The green door' },
    when: {
      from: inYear('01-01'),
      to: inYear('12-31', 1),
      on: [...lastFridays, ...summerFridays],
    },
    related: ['karret-toemmes', 'fotoklinik'],
    in: {
      da: {
        title: 'Fredag blandt tålmodige',
        subtitle: 'Rundtur med kaffe',
        slug: 'kalender/fredag-blandt-tålmodige',
        description: 'Sidste fredag i måneden: fire værksteder, femten gæster og ingen hast.',
        introduction: `
          Fredag eftermiddag er et godt tidspunkt. Ingen begynder på noget farligt, limen skal alligevel tørre til
          mandag, og folk har tid til at fortælle. Turen går fra vandtræ over røntgen og metal til tekstil og
          varer så længe, som spørgsmålene gør, dog højst to timer.

          De, der viser rundt, er dem, der arbejder her. Får nogen en alarm fra en fryser, går en anden videre
          med jer. Bagefter er der kaffe ved langbordet i kedelrummet. Se på siden [før du
          kommer](foer-rundturen), hvad man skal have på.
        `,
        tickets: [
          { title: 'Voksen', price: 140, description: 'Med kaffe og kage', score: 2 },
          { title: 'Elev eller studerende', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Skriv senest onsdag før. Grupper bestiller deres egen tur.',
        purchase: to('office:tickets/bevaring/rundtur', 'Bestil plads'),
        practical: {
          Varighed: 'To timer med kaffe',
          Sprog: 'Dansk. Første fredag i juni, juli og august på engelsk',
          Alder: 'Fra ti år',
          Adgang: 'Alle fire værksteder kan nås i kørestol. Få stole undervejs',
        },
      },
      en: {
        title: 'A Friday among the patient',
        subtitle: 'Tour with coffee',
        slug: 'calendar/a-friday-among-the-patient',
        description: 'The last Friday of the month: four workshops, fifteen guests and no hurry.',
        introduction: `
          Friday afternoon is a good time. Nobody starts anything dangerous, the glue has to set until Monday
          anyway, and people have time to talk. The tour goes from waterlogged wood by way of X-rays and metals to
          textiles and lasts as long as the questions do, though two hours at most.

          Those who show you round are those who work here. If a freezer sounds an alarm, somebody else takes over.
          Afterwards there is coffee at the long table in the boiler room. In June, July and August we also go
          round in English, on the first Friday. What to wear is on the page [before you
          come](foer-rundturen).
        `,
        tickets: [
          { title: 'Adult', price: 140, description: 'With coffee and cake', score: 2 },
          { title: 'Pupil or student', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Write by the Wednesday before. Groups book a tour of their own.',
        purchase: to('office:tickets/bevaring/tour', 'Book a place'),
        practical: {
          Duration: 'Two hours with coffee',
          Language: 'Danish. English on the first Friday of June, July and August',
          Age: 'From ten',
          Access: 'All four workshops can be reached by wheelchair. Few seats on the way',
        },
      },
    },
  },
  {
    key: 'karret-toemmes',
    parent: 'kalender',
    image: aarringe,
    tags: ['bevaring', 'forskning'],
    audience: ['fagfolk', 'voksne'],
    venue: { da: 'Vandtræhallen', en: 'The wet-wood hall' },
    when: { from: monday, to: thursday, on: [{ days: 'mandag–torsdag', at: ['10–11', '13–14'] }] },
    salesStart: `${day(12)}T12:00`,
    related: ['fredagsrundtur'],
    in: {
      da: {
        title: 'Karret bliver tømt',
        subtitle: 'Fire dage i vandtræhallen',
        slug: 'kalender/karret-bliver-tømt',
        description: 'Tolv meter planke skal op af badet. Det sker langsomt, og man må se på.',
        introduction: `
          I årevis har plankerne ligget i et bad, hvor et voksagtigt stof lidt efter lidt har taget vandets plads.
          Nu skal de op. Det foregår på bælter af bomuld, én planke ad gangen, og alle, der holder, trækker
          vejret i takt. Derefter skal de fryses og tørres, men det er næste kapitel.

          Publikum står på broen over karret. En konservator fortæller, hvad der sker, og tier stille, når der
          bliver løftet. Går noget galt, standser vi, også midt i jeres time. Det lugter sødt og lidt af mose.
          Hvad der er gået forud, kan man læse om under [vandtræ](vandtrae).
        `,
        tickets: [
          { title: 'Plads på broen', price: 80, score: 2 },
          { title: 'Studerende', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Ti på broen ad gangen.',
        purchase: to('office:tickets/bevaring/karret', 'Køb plads'),
        programme: [
          { title: 'Mandag', text: 'Kølen. Den længste og den letteste.' },
          { title: 'Tirsdag', text: 'Bundplankerne, fire i alt.' },
          { title: 'Onsdag', text: 'Spanterne, som er skæve og skal være det.' },
          { title: 'Torsdag', text: 'De små stykker og en pause.' },
        ],
        practical: {
          Varighed: 'En time',
          Sprog: 'Dansk om formiddagen, engelsk om eftermiddagen',
          Alder: 'Fra ti år',
          Adgang: 'Broen har lift. Gulvet er vådt; tag sko med såler på',
        },
      },
      en: {
        title: 'The tank is emptied',
        subtitle: 'Four days in the wet-wood hall',
        slug: 'calendar/the-tank-is-emptied',
        description: 'Twelve metres of plank come out of the bath, slowly, and you may watch.',
        introduction: `
          For years the planks have lain in a bath in which something like wax has little by little taken the place
          of the water. Now they must come out. It is done with cotton slings, one plank at a time, and all who
          hold breathe together. After that they will be frozen and dried, but that is the next chapter.

          The public stands on the bridge above the tank. A conservator tells you what is happening and is silent
          during each lift. If anything goes wrong we stop, also in the middle of your hour. It smells sweet, and a
          little of bog. What came before you can read under [waterlogged wood](vandtrae).
        `,
        tickets: [
          { title: 'A place on the bridge', price: 80, score: 2 },
          { title: 'Student', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Ten on the bridge at a time.',
        purchase: to('office:tickets/bevaring/tank', 'Buy a place'),
        programme: [
          { title: 'Monday', text: 'The keel, longest and easiest.' },
          { title: 'Tuesday', text: 'The bottom planks, four of them.' },
          { title: 'Wednesday', text: 'The frames, which are crooked and should be.' },
          { title: 'Thursday', text: 'The small pieces, and a rest.' },
        ],
        practical: {
          Duration: 'One hour',
          Language: 'Danish in the morning, English in the afternoon',
          Age: 'From ten',
          Access: 'The bridge has a lift. The floor is wet; wear shoes with a grip',
        },
      },
    },
  },
  {
    key: 'fotoklinik',
    parent: 'kalender',
    image: kartotek,
    tags: ['bevaring'],
    audience: ['voksne'],
    venue: { da: 'Receptionen', en: 'Reception' },
    when: {
      from: day(-14),
      to: day(63),
      on: [{ days: 'tirsdag', freeform: true, at: ['10–13'] }],
      cancelled: [open(8, 2)],
    },
    related: ['fredagsrundtur'],
    in: {
      da: {
        title: 'Fotoklinik',
        subtitle: 'Tag æsken med',
        slug: 'kalender/fotoklinik',
        description:
          'Tirsdag formiddag ser vi på jeres gamle billeder. Ingen bliver skældt ud for tape.',
        introduction: `
          Billeder fra loftet har som regel oplevet det hele: varme, kulde, kaffe og en lim, som var god i 1974. Tag
          dem med i en lukket æske, højst ti ad gangen. En konservator siger, hvad det er for en slags, hvad der er
          ved at ske med dem, og hvad I kan gøre ved køkkenbordet.

          Vi reparerer ikke noget på stedet, og vi skiller ikke billeder ad, der klistrer. Men man går hjem med
          syrefri lommer, et stykke blødt papir og en plan. Er der noget, der haster, siger vi det. Læs rådene om
          [fotografier](fotografier), hvis I vil forberede jer.
        `,
        tickets: [{ title: 'Ti billeder', price: 0, description: 'Lommer til ti er med' }],
        practical: {
          Varighed: 'Et kvarter pr. æske',
          Sprog: 'Dansk',
          Alder: 'Både billeder og mennesker fra alle tider',
          Adgang: 'Uden trin. Parkering ved døren',
        },
      },
    },
  },
]
