import { to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  calendarTeaser,
  callToAction,
  exhibitionList,
  randomRelatedContent,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { gaard, ild, nisse, sti, vandmoelle, vogn } from './pictures.ts'
import { maalebord } from './viden-billeder.ts'

export const front = frontPage(
  { image: gaard, tags: ['nyere-tid'] },
  {
    da: {
      title: 'Frilandsmuseet',
      description:
        'Gårde, huse og møller fra hele landet, samlet i et landskab nord for København. Dørene er lave, og der er røg i gardinerne.',
      featured: [
        {
          page: 'huse',
          kicker: 'Sæson: april til oktober',
          title: 'Bare gå indenfor',
          lead: 'Folk er gået i marken, og døren står åben. Pas på hovedet.',
          call: 'Se husene',
          image: gaard,
        },
        {
          page: 'moellen-gaar',
          kicker: 'Hver søndag',
          title: 'Møllen går',
          lead: 'Når slusen åbnes, ryster hele huset. Så er der mel om lidt.',
          call: 'Læs om vandmøllen',
          image: vandmoelle,
        },
        {
          page: 'ildstedet',
          kicker: 'I køkkenerne',
          title: 'Der er ild på',
          lead: 'Grød, kål og røg i øjnene: middagsmad, som den blev lavet, før der var komfurer.',
          call: 'Til bords',
          image: ild,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Åbent fra 1. april til 25. oktober'),
          to('billetter', 'Børn under 18 år gratis'),
          to('familier', 'Hestevognen kører fra Gadekæret kl. 11'),
          to('besoeg', 'Hunde i snor er velkomne'),
        ),
        calendarTeaser('I landsbyen i dag', to('kalender', 'Hele kalenderen')),
        styledTextAndVisual({
          title: 'En hel landsby har skiftet adresse',
          text: `
            Husene har stået i Vendsyssel, på Falster, på Læsø og i Halland. Så blev de skilt ad,
            hver bjælke fik et nummer, og læsset kørte til Lyngby. Her står de nu med have, hegn
            og brændestabel, som om ejeren kommer hjem, når malkningen er overstået.

            Der er ingen montrer. Man sætter sig på bænken og ser, hvor lyset falder.
          `,
          image: vogn,
          side: 'right',
          link: to('huse', 'Huse, der er flyttet'),
        }),
        exhibitionList('Oplevelser', 'all', to('udstillinger', 'Se dem alle')),
        statement('Stilheden er også indsamlet. Den er fra før traktoren.'),
        relatedContent('Planlæg dagen', {
          'Før du kommer': ['aabningstider', 'billetter', 'find-vej'],
          'Med børn': ['familier', 'vandmoellen', 'ildstedet'],
          'Godt at vide': ['tilgaengelighed', 'koerestolsruten', 'frivillige'],
        }),
        billboardWithReference('viden-flyttet', { image: maalebord }),
        styledTextAndVisual({
          title: 'Om vinteren er det kun nissen, der går rundt',
          text: `
            Fra slutningen af oktober til 1. april holder museet lukket. Strå og ler skal have ro, og
            stierne er ikke oplyst. I weekenderne fra slutningen af november til jul tænder vi lygterne og
            åbner seks gårde til jul.
          `,
          image: nisse,
          side: 'left',
          panel: true,
          link: to('aabningstider', 'Hele årets åbningstider'),
        }),
        callToAction(
          'Årskortet betaler sig fra tredje besøg',
          'Det gælder til alle dage i sæsonen og til juleweekenderne.',
          to('billetter', 'Se priser'),
        ),
      ],
    },
    en: {
      title: 'The Open-Air Museum',
      description:
        'Farms, cottages and mills from all over the country, gathered in one landscape north of Copenhagen. The doors are low and the curtains smell of smoke.',
      featured: [
        {
          page: 'huse',
          kicker: 'Season: April to October',
          title: 'Do go in',
          lead: 'They are out in the fields and the door is open. Mind your head.',
          call: 'See the houses',
          image: gaard,
        },
        {
          page: 'moellen-gaar',
          kicker: 'Every Sunday',
          title: 'The mill is running',
          lead: 'When the sluice opens the whole house shakes. Flour follows shortly.',
          call: 'About the watermill',
          image: vandmoelle,
        },
        {
          page: 'ildstedet',
          kicker: 'In the kitchens',
          title: 'The fire is lit',
          lead: 'Porridge, kale and smoke in your eyes: dinner as it was before there were stoves.',
          call: 'Come to the table',
          image: ild,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Open from 1 April to 25 October'),
          to('billetter', 'Under 18s free'),
          to('familier', 'The carriage leaves the village pond at 11 am'),
          to('besoeg', 'Dogs on leads are welcome'),
        ),
        calendarTeaser('In the village today', to('kalender', 'The whole calendar')),
        styledTextAndVisual({
          title: 'A village with a new address',
          text: `
            These houses once stood in Vendsyssel, on Falster, on Læsø and in Halland. They were
            taken apart, every beam was numbered, and the loads were driven to Lyngby. Now they
            stand here with gardens, fences and woodpiles, as if the owner will be home once the
            milking is done.

            There are no glass cases. Sit on the bench and watch where the light falls.
          `,
          image: vogn,
          side: 'right',
          link: to('huse', 'Houses that moved'),
        }),
        exhibitionList('Experiences', 'all', to('udstillinger', 'See them all')),
        statement('We collected the silence, too. It dates from before the tractor.'),
        relatedContent('Plan the day', {
          'Before you come': ['aabningstider', 'billetter', 'find-vej'],
          'With children': ['familier', 'vandmoellen', 'ildstedet'],
          'Good to know': ['tilgaengelighed', 'koerestolsruten', 'om'],
        }),
        billboardWithReference('viden-flyttet', { image: maalebord }),
        styledTextAndVisual({
          title: 'In winter, only the gnome does the rounds',
          text: `
            From late October until 1 April the museum is closed. Thatch and clay need their rest, and the
            paths are not lit. On the weekends from late November to Christmas we light the lanterns and
            open six farms for Christmas.
          `,
          image: nisse,
          side: 'left',
          panel: true,
          link: to('aabningstider', 'Opening hours, all year'),
        }),
        callToAction(
          'The annual pass pays for itself on the third visit',
          'It covers every day of the season, and the weekends before Christmas.',
          to('billetter', 'See prices'),
        ),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: sti },
  {
    da: {
      title: 'Her har aldrig stået et hus',
      description:
        'Eller også er det flyttet. Det sker for huse her på stedet. Prøv en af vejene herunder, eller gå tilbage til leddet.',
      modules: [
        textSection({
          text: 'Den adresse, du gik efter, findes ikke i museets bygningsregister. Det gør disse:',
          links: [
            to('front', 'Til forsiden'),
            to('huse', 'Alle husene'),
            to('find-vej', 'Find vej for alvor'),
          ],
        }),
        randomRelatedContent('Naboerne'),
      ],
    },
    en: {
      title: 'No house ever stood here',
      description:
        'Or else it has been moved, as houses here tend to be. Try one of the roads below, or go back to the gate.',
      modules: [
        textSection({
          text: 'The address you asked for is not in our register of buildings. These are:',
          links: [
            to('front', 'To the front page'),
            to('huse', 'All the houses'),
            to('find-vej', 'Getting here, in earnest'),
          ],
        }),
        randomRelatedContent('The neighbours'),
      ],
    },
  },
)
