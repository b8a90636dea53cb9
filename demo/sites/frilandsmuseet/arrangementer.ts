import { day, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { weekdayOf } from '../../writing/hours.ts'
import { to } from '../../writing/marks.ts'
import { gaard, ild, nisse, vandmoelle, vindmoelle, vogn } from './pictures.ts'

const growing = season('04-01', '10-25')

/** The Sundays of the season that are to come. */
const sundays = Array.from({ length: 365 }, (_, ahead) => day(ahead)).filter(
  (date) => growing.from <= date && date <= growing.to && weekdayOf(date) === 'sunday',
)

export const events: readonly Event[] = [
  {
    key: 'moellen-gaar',
    parent: 'kalender',
    image: vandmoelle,
    tags: ['haandvaerk'],
    venue: { da: 'Vandmøllen', en: 'The watermill' },
    venueDetails: { da: 'Hus 27', en: 'House 27' },
    when: {
      ...growing,
      on: [{ days: 'søndag', at: ['13–14'] }],
      cancelled: sundays.slice(1, 2),
    },
    related: ['ild-paa', 'hoestdage'],
    in: {
      da: {
        title: 'Møllen går',
        slug: 'kalender/møllen-går',
        description: 'Søndag kl. 13 lukker mølleren vandet ind. Så ryster huset.',
        introduction: `
          Jens Østergaard løfter slusen med en stang, og der går et øjeblik, hvor ingenting sker. Så begynder
          gulvet at dirre. Man kan stå helt tæt på kamhjulet, og man skal råbe, hvis man vil spørge om noget.

          Det tager en time at male en sæk rug. Børn må hælde korn i kværnen, voksne må holde posen. Melet bliver
          solgt i skuret samme eftermiddag, så længe der er noget. I tørre somre er åen for lav, og så er turen
          aflyst. Mølleren kommer alligevel og fortæller.
        `,
        practical: { Pris: 'Med i billetten', Støj: 'Ja', Adgang: 'To trin ind, rampe bagom' },
      },
      en: {
        title: 'The mill is running',
        slug: 'calendar/the-mill-is-running',
        description: 'On Sundays at 1 pm the miller lets the water in, and the house shakes.',
        introduction: `
          Jens Østergaard lifts the sluice with a bar, and for a moment nothing happens. Then the floor
          begins to hum. You may stand right beside the cog wheel, and you will have to shout your
          questions.

          It takes an hour to grind a sack of rye. Children may pour grain into the hopper, adults may hold
          the bag. The flour is sold at the shed that afternoon while it lasts. In dry summers the stream is
          too low and the milling is cancelled. The miller comes and talks all the same.
        `,
        practical: {
          Price: 'Part of the ticket',
          Noise: 'Yes',
          Access: 'Two steps, or a ramp behind',
        },
      },
    },
  },
  {
    key: 'hestevognen',
    parent: 'kalender',
    image: vogn,
    tags: ['boern'],
    audience: ['boern'],
    venue: { da: 'Gadekæret', en: 'The village pond' },
    when: {
      ...growing,
      on: [
        { days: 'tirsdag–søndag', at: ['11', '13', '15'] },
        { days: 'mandag', at: ['13'], ...season('07-01', '08-15') },
      ],
    },
    in: {
      da: {
        title: 'Hestevognen kører',
        slug: 'kalender/hestevognen',
        description: 'Tre gange om dagen fra Gadekæret. Hestene hedder Musse og Frem.',
        introduction: `
          Vognen er fra Falster og hestene fra Nordjylland, så de taler ikke helt samme sprog. De går én tur kl.
          11, én kl. 13 og én kl. 15, og turen varer et kvarter, hvis ingen standser for at spise græs.

          Der er plads til fjorten og en på bukken. Den på bukken bliver valgt ved lodtrækning, og det er
          sjældent den højeste. I varme over 27 grader bliver hestene i stalden, og så kan man gå hen og
          klø dem i stedet.
        `,
        practical: {
          Pris: 'Med i billetten, når der er plads',
          Alder: 'Alle',
          Regn: 'Der er en presenning',
        },
      },
      en: {
        title: 'The carriage leaves',
        slug: 'calendar/the-carriage',
        description: 'Three times a day from the pond. The horses are called Musse and Frem.',
        introduction: `
          The carriage is from Falster and the horses from the north of Jutland, so they do not quite speak
          the same language. They go out at 11 am, 1 pm and 3 pm, and the round takes a quarter of an hour
          if nobody stops for grass.

          There is room for fourteen, and one on the box. That one is drawn by lot and is seldom the
          tallest. Above 27 degrees the horses stay in the stable, where you may scratch them instead.
        `,
        practical: {
          Price: 'Part of the ticket, if there is room',
          Age: 'All',
          Rain: 'There is a cover',
        },
      },
    },
  },
  {
    key: 'ild-paa',
    parent: 'kalender',
    image: ild,
    tags: ['mad', 'haandvaerk'],
    venue: { da: 'Køkkenet på gården', en: 'The farm kitchen' },
    when: { ...growing, on: [{ days: 'lørdag', at: ['11–14'], freeform: true }] },
    related: ['moellen-gaar'],
    in: {
      da: {
        title: 'Der er ild på',
        slug: 'kalender/der-er-ild-på',
        description: 'Lørdag koger gryden. Den, der henter brænde, må smage.',
        introduction: `
          Der er ingen opskrift i køkkenet, for den, der lavede maden, kunne den udenad. Lise Holm har lært den
          på samme måde. Om foråret er det grød og sild, om sommeren øllebrød, om efteråret kål, som har hængt
          over ilden, siden vi låste op.

          Man sætter sig på bænken, får røg i øjnene og opdager, hvor mørkt der er i et hjørne. Smagsprøver
          gives mod brænde. Stakken ligger bag huset, og en favn bærer man lettest to sammen.
        `,
        practical: {
          Pris: 'Med i billetten',
          Mad: 'En skefuld, ikke en middag',
          Allergi: 'Spørg. Der er byg i det meste.',
        },
      },
      en: {
        title: 'The fire is lit',
        slug: 'calendar/the-fire-is-lit',
        description: 'On Saturdays the pot boils. Those who fetch wood may taste.',
        introduction: `
          There is no recipe in the kitchen, since whoever cooked knew it by heart. Lise Holm learnt it the
          same way. In spring it is porridge and herring, in summer a soup of beer and rye bread, in autumn
          kale that has hung over the fire since we unlocked.

          You sit on the bench, get smoke in your eyes and discover how dark a corner can be. Tastes are
          given in exchange for wood. The pile is behind the house, and an armful is best carried by two.
        `,
        practical: {
          Price: 'Part of the ticket',
          Food: 'A spoonful, not a dinner',
          Allergies: 'Ask. Most of it has barley.',
        },
      },
    },
  },
  {
    key: 'hoestdage',
    parent: 'kalender',
    image: vindmoelle,
    tags: ['haandvaerk', 'natur', 'mad'],
    venue: { da: 'Marken ved vindmøllen', en: 'The field by the windmill' },
    when: {
      ...season('08-15', '08-23'),
      on: [
        { days: 'lørdag', at: ['10–16'] },
        { days: 'søndag', at: ['10–16'] },
      ],
    },
    related: ['moellen-gaar', 'hestevognen'],
    in: {
      da: {
        title: 'Høstdage',
        slug: 'kalender/høstdage',
        description: 'Le, rive og neg. Marken skal være tom, før det bliver mørkt.',
        introduction: `
          Rugen er moden, når den lyder som papir. Så går ti mand med le på skrå over marken, og efter dem går
          ti, der binder. Det ser let ud, og det er det i en halv time. Alle må prøve, og der er en smed, der
          retter leerne ud bagefter.

          Kl. 14 er der spil på loen og kaffe af spand. Det sidste neg bliver bundet med blomster og hængt op i
          porten, hvor det bliver hængende, til spurvene er færdige med det.
        `,
        practical: { Pris: 'Med i billetten', 'Tag på': 'Lange bukser. Stubbe stikker.' },
        programme: [
          { time: '10.00', title: 'De første slår', text: 'Ti leer, én takt.' },
          { time: '12.00', title: 'Mad i skyggen' },
          { time: '14.00', title: 'Spil på loen' },
          { time: '15.00', title: 'Det sidste neg' },
        ],
      },
      en: {
        title: 'Harvest days',
        slug: 'calendar/harvest-days',
        description: 'Scythe, rake and sheaf. The field has to be empty before dark.',
        introduction: `
          Rye is ripe when it sounds like paper. Then ten people with scythes walk slantwise across the
          field, and ten more follow and bind. It looks easy, and is, for half an hour. Everyone may try, and
          there is a smith to straighten the scythes afterwards.

          At 2 pm there is music on the threshing floor and coffee from a bucket. The last sheaf is tied with
          flowers and hung in the gateway, where it stays until the sparrows are done with it.
        `,
        practical: { Price: 'Part of the ticket', Wear: 'Long trousers. Stubble pricks.' },
        programme: [
          { time: '10 am', title: 'The first swathe', text: 'Ten scythes, one beat.' },
          { time: '12 noon', title: 'Lunch in the shade' },
          { time: '2 pm', title: 'Music on the threshing floor' },
          { time: '3 pm', title: 'The last sheaf' },
        ],
      },
    },
  },
  {
    key: 'julegaardene',
    parent: 'kalender',
    image: nisse,
    tags: ['boern', 'mad', 'haandvaerk'],
    audience: ['boern'],
    venue: { da: 'Seks gårde', en: 'Six farms' },
    when: {
      ...season('11-28', '12-20'),
      on: [{ days: 'lørdag–søndag', at: ['10–16'], freeform: true }],
    },
    in: {
      da: {
        title: 'Jul på seks gårde',
        slug: 'kalender/jul-på-seks-gårde',
        description: 'Lygterne bliver tændt, og i hver gård er man nået et andet år.',
        introduction: `
          På den første gård er det 1790, og der er ikke noget juletræ, for det kender ingen endnu. På den sidste
          er det 1950, og der er lys med ledning. Imellem dem går man en kilometer og halvandet hundrede års
          jul, med æbleskiver ved hver anden dør.

          I stuerne bliver der støbt lys, stoppet pølse og klippet hjerter. Nissen har fået grød på loftet. Om
          den er spist, må man selv gå op og se. Stierne er mørke fra kl. 15.30, så tag en lygte med.
        `,
        tickets: [
          { title: 'Voksen', price: 120, score: 2 },
          { title: 'Under 18 år', price: 0, score: 1 },
        ],
        purchase: to('dagsbillet', 'Køb billet'),
        practical: {
          'Tag med': 'Lygte og vanter',
          Mad: 'Æbleskiver og suppe',
          Hunde: 'Helst ikke; fårene er inde',
        },
      },
      en: {
        title: 'Christmas on six farms',
        slug: 'calendar/christmas-on-six-farms',
        description: 'The lanterns are lit, and on each farm it is a different year.',
        introduction: `
          On the first farm it is 1790 and there is no Christmas tree, since nobody has heard of one. On the
          last it is 1950, and the lights have a flex. In between you walk a kilometre and a century and a
          half of Christmas, with *æbleskiver* at every other door.

          In the rooms candles are dipped, sausages filled and paper hearts cut. The gnome has been given
          porridge in the loft. Whether he has eaten it you must climb up and see. The paths are dark from
          3:30 pm, so bring a lantern.
        `,
        tickets: [
          { title: 'Adult', price: 120, score: 2 },
          { title: 'Under 18', price: 0, score: 1 },
        ],
        purchase: to('dagsbillet', 'Buy a ticket'),
        practical: {
          Bring: 'Lantern and mittens',
          Food: 'Pancake balls and soup',
          Dogs: 'Better not; the sheep are in',
        },
      },
    },
  },
  {
    key: 'laagen-gaar-op',
    parent: 'kalender',
    image: gaard,
    tags: ['natur'],
    venue: { da: 'Lågen', en: 'The gate' },
    hours: { da: 'Fra det øjeblik, nøglen er fundet', en: 'From the moment the key is found' },
    when: { ...season('04-01', '04-09'), on: [{ days: 'lørdag–søndag', freeform: true }] },
    in: {
      da: {
        title: 'Lågen går op',
        slug: 'kalender/lågen-går-op',
        description: 'Årets første weekend. Fårene bliver lukket ud, og det gør gæsterne også.',
        introduction: `
          Hele vinteren har husene stået med skodder for. Den første weekend i april går vi rundt og åbner dem,
          ét for ét, og den, der står ved døren, må trække i slåen. Der lugter af halm, sod og et halvt års
          stilhed.

          Kl. 11 kommer fårene på græs. De har ventet lige så længe som os og løber, til de opdager, at hegnet er
          samme sted som sidste år. Karen Bro har kaffe ved lågen. Hun har også nøglen, som regel.
        `,
        practical: { Pris: 'Gratis hele weekenden', Fodtøj: 'Støvler' },
      },
      en: {
        title: 'The gate opens',
        slug: 'calendar/the-gate-opens',
        description:
          'The first weekend of the year. The sheep are let out, and so are the visitors in.',
        introduction: `
          All winter the houses have stood behind their shutters. On the first weekend of April we go round
          and open them one by one, and whoever stands by the door may draw the bolt. It smells of straw,
          soot and half a year of silence.

          At 11 the sheep go out to grass. They have waited as long as we have, and run until they find that
          the fence is where it was last year. Karen Bro has coffee at the gate. She also has the key, as a
          rule.
        `,
        practical: { Price: 'Free all weekend', Shoes: 'Boots' },
      },
    },
  },
]
