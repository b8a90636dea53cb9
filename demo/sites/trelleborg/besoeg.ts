import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  openingHours,
  relatedContent,
  styledTextAndVisual,
  textSection,
  ticketModule,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, ildsted, indgang, kaffebord, ringborg } from './prints.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: indgang, tags: ['besoeg', 'boern'] },
    {
      da: {
        title: 'Støvler, madpakke og en halv dag',
        slug: 'besoeg',
        description:
          'Borgen ligger på en åben mark. Klæd jer på til det vejr, der er, og ikke til det, der var lovet.',
        call: to('billetter', 'Billetter og priser'),
        modules: [
          textSection({
            title: 'Tre steder på én billet',
            text: `
              **Museet** ligger ved parkeringspladsen og viser det, der kom op af jorden. **Borgen**
              ligger fem minutters gang derfra: volden, portene og aftrykket af husene. Mellem dem
              ligger **vikingebyen**, et par genopførte huse, hvor bålet er tændt, når nogen passer
              det.

              Begynd på museet, så ved I, hvad I ser på bagefter. Har I børn med, der allerede
              løber, så begynd på volden.
            `,
          }),
          styledTextAndVisual({
            title: 'Langbordet',
            text: `
              Caféen hedder Langbordet, fordi der kun er ét bord. Det er fjorten meter og har plads
              til alle. Suppe, brød, æblemost og kaffe. Egen mad må spises på marken eller ved
              bålpladsen, hvor I også kan låne en snobrødspind.
            `,
            image: kaffebord,
            side: 'right',
            panel: true,
          }),
          accordion('Praktiske spørgsmål', {
            'Må man gå på volden?':
              'Ja, det er hele meningen. Hold jer til stien langs kronen, når jorden er våd.',
            'Hvor længe skal vi regne med?':
              'To til tre timer. I vikingelejren bliver de fleste længere end planlagt.',
            'Kan vi komme med barnevogn?':
              'Ja, i borgen på græs og på museet uden trin. Volden har trapper; lad vognen stå i porten.',
            'Er der toiletter ved borgen?': 'Nej, kun på museet og i vikingebyen. Gå, før I går.',
            'Må vi have hund med?':
              'Ude ja, i snor. I vikingebyen går der geder, som ikke er bange for hunde. Det burde hundene vide.',
          }),
          ticketModule('dagsbillet', 'Hele dagen på én billet'),
          relatedContent('Før I kører', {
            Praktisk: ['aabningstider', 'find-vej', 'billetter', 'tilgaengelighed'],
          }),
          contact(
            'Ring til os',
            'Vi tager telefonen fra kl. 9, også om vinteren.',
            'trelleborg-lars-toft',
          ),
        ],
      },
      en: {
        title: 'Boots, sandwiches and half a day',
        slug: 'visit',
        description:
          'The fortress lies in an open field. Dress for the weather you have, not the weather you were promised.',
        call: to('billetter', 'Tickets and prices'),
        modules: [
          textSection({
            title: 'Three places on one ticket',
            text: `
              **The museum**, by the car park, shows what came out of the ground. **The fortress**
              is five minutes’ walk away: rampart, gates and the footprint of the houses. Between
              them lies **the Viking village**, a few reconstructed houses where the fire is lit
              whenever somebody is there to mind it.

              Start in the museum and you will know what you are looking at. If your children are
              already running, start on the rampart.
            `,
          }),
          styledTextAndVisual({
            title: 'The Long Table',
            text: `
              Our café is named after its one table, fourteen metres long, with room for everybody.
              Soup, bread, apple juice and coffee. Bring your own food to the field or the fire pit,
              where we lend out sticks for baking dough over the embers.
            `,
            image: kaffebord,
            side: 'right',
            panel: true,
          }),
          accordion('Practical questions', {
            'May we walk on the rampart?':
              'Yes, that is the point of it. Keep to the path along the top when the ground is wet.',
            'How long should we allow?':
              'Two to three hours. In the Viking camp most people stay longer than they meant to.',
            'Can we bring a pushchair?':
              'Yes: grass in the fortress, no steps in the museum. The rampart has stairs, so leave it in the gateway.',
            'Are there lavatories at the fortress?':
              'Only in the museum and the village. Go before you go.',
            'May the dog come?':
              'Outdoors, on a lead. The village goats are not afraid of dogs; the dogs ought to be told.',
          }),
          ticketModule('dagsbillet', 'All day on one ticket'),
          relatedContent('Before you set off', {
            Practical: ['aabningstider', 'find-vej', 'billetter', 'tilgaengelighed'],
          }),
          contact(
            'Ring us',
            'The telephone is answered from 9 am, in winter too.',
            'trelleborg-lars-toft',
          ),
        ],
      },
    },
  ),
  landingPage(
    'aabningstider',
    { parent: 'besoeg', image: ringborg, tags: ['besoeg'] },
    {
      da: {
        title: 'Museet har en dør, det har volden ikke',
        slug: 'besoeg/åbningstider',
        description: 'Museet er åbent hele året. Volden kan man gå op på hele døgnet.',
        modules: [
          openingHours('Museet og borgen'),
          textSection({
            title: 'Mandage og helligdage',
            text: `
              Museet og vikingebyen følges ad og har for tiden åbent {hours}. Om mandagen er de lukket, undtagen i
              sommerferien. Vi har åbent i påsken og på de fleste helligdage; i julen holder vi lukket nogle dage, som
              bliver slået op her. Sankthansaften lukker museet som sædvanligt, men [bålet på marken](sankthans)
              brænder længe efter.
            `,
          }),
          styledTextAndVisual({
            title: 'Om vinteren',
            text: `
              Lågen til borgen er aldrig låst. I januar er græsset kort, solen lav, og skyggerne
              viser hver eneste bule i terrænet. Arkæologer kalder det godt lys. Alle andre kalder
              det koldt.
            `,
            image: ildsted,
            side: 'left',
            link: to('borgen', 'Gå på opdagelse i borgen'),
          }),
          textSection({
            title: 'Sidste indgang',
            text: 'Skranken lukker en halv time før museet. Sommerlejrens håndværkere pakker sammen klokken fire, fordi smedjen skal køle af.',
          }),
        ],
      },
      en: {
        title: 'The museum has a door, the rampart has none',
        slug: 'visit/opening-hours',
        description: 'The museum is open all year. The rampart you can climb at any hour.',
        modules: [
          openingHours('Museum and fortress'),
          textSection({
            title: 'Mondays and holidays',
            text: `
              The museum and the village keep the same hours, at present {hours}. They are closed on Mondays, except
              in the summer holidays. We are open at Easter and on most public holidays, and closed for some days at
              Christmas, which are posted here. On Midsummer Eve the museum closes as usual, but [the bonfire in the
              field](sankthans) burns long after.
            `,
          }),
          styledTextAndVisual({
            title: 'In winter',
            text: `
              The gate to the fortress is never locked. In January the grass is short, the sun is
              low and the shadows show every bump in the ground. Archaeologists call it good light.
              Everyone else calls it cold.
            `,
            image: ildsted,
            side: 'left',
            link: to('borgen', 'Explore the fortress'),
          }),
          textSection({
            title: 'Last admission',
            text: 'The desk closes half an hour before the museum. The craftspeople of the summer camp pack up at 4 pm, because a forge needs time to cool.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'find-vej',
    { parent: 'besoeg', image: cykler, tags: ['besoeg'] },
    {
      da: {
        title: 'Vejen til næsset',
        slug: 'besoeg/find-vej',
        description: 'Trelleborg ligger vest for Slagelse, hvor Tude Å og Vårby Å løber sammen.',
        modules: [
          textSection({
            title: 'Uden bil',
            text: `
              Tag toget til Slagelse Station. Herfra kører bussen til stoppestedet Trelleborg en gang i
              timen på hverdage og hver anden time i weekenden; turen tager tyve minutter. På cykel er det
              syv kilometer ad en sti, der er flad til det sidste.

              ${waysTo('trelleborg', 'da')}
            `,
          }),
          styledTextAndVisual({
            title: 'Med bil eller skolebus',
            text: `
              Følg de brune skilte fra motorvej E20. Parkering er gratis. Skolebusser holder i den
              store sløjfe, så eleverne kan stige ud uden at krydse vejen. Adressen er Ringvoldsvej
              16, 4200 Slagelse.
            `,
            image: cykler,
            side: 'left',
          }),
          textSection({
            title: 'Med skib',
            text: `
              I vikingetiden kunne man sejle herind fra Storebælt, gennem en lavvandet sø, der siden
              er blevet til enge. Det kan man ikke længere. Men stå på volden mod vest, en morgen
              med tåge over engene, så er vandet der igen.
            `,
            links: [to('borgen', 'Hvorfor lå borgen netop her?')],
          }),
        ],
      },
      en: {
        title: 'The way to the headland',
        slug: 'visit/getting-here',
        description: 'Trelleborg lies west of Slagelse, where the streams Tude Å and Vårby Å meet.',
        modules: [
          textSection({
            title: 'Without a car',
            text: `
              Take the train to Slagelse Station. The bus to the stop called Trelleborg leaves hourly on
              weekdays and every other hour at weekends, and takes twenty minutes. By bicycle it is seven
              kilometres on a path that is flat until the very end.

              ${waysTo('trelleborg', 'en')}
            `,
          }),
          styledTextAndVisual({
            title: 'By car or school bus',
            text: `
              Follow the brown signs from the E20. Parking is free. School buses use the large loop,
              so that pupils can get off without crossing the road. The address is Ringvoldsvej 16,
              4200 Slagelse.
            `,
            image: cykler,
            side: 'left',
          }),
          textSection({
            title: 'By ship',
            text: `
              In the Viking Age you could sail in from the Great Belt through a shallow lake, since
              turned to meadow. No longer. But stand on the western rampart on a morning of mist,
              and the water is back.
            `,
            links: [to('borgen', 'Why was it built here?')],
          }),
        ],
      },
    },
  ),
]
