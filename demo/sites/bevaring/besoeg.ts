import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  openingHours,
  picture,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { kaffebord, kanon, mikroskop, vandmoelle } from './prints.ts'

const besoeg = practicalInfoOverview(
  'besoeg',
  { image: vandmoelle, tags: ['besoeg'] },
  {
    da: {
      title: 'Besøg værkstederne i Brede',
      slug: 'besoeg',
      description: 'Vi er ikke et museum med åbne døre, men et arbejde, man kan få lov at se på.',
      linkListTitle: 'Tag med',
      linkList: [to('rundtur'), to('foer-rundturen'), to('priser')],
      modules: [
        textSection({
          title: 'Sådan kommer man ind',
          text: `
            Værkstederne ligger på **Værkstedsvej 12, 2800 Kongens Lyngby**, i en gammel klædefabrik ved
            Mølleåen. Modtagelsen har åbent {hours}. Uden aftale kommer man ikke længere end til
            kaffemaskinen, men den er god.

            Lokaltoget fra Jægersborg standser ved Brede. Derfra går man fem minutter gennem skov, over
            broen og til venstre ved skorstenen. Der er parkering til varebiler og plads til at vende med en
            altertavle.

            ${waysTo('bevaring', 'da')}
          `,
        }),
        openingHours('Modtagelsen'),
        picture(kanon),
        accordion('Godt at vide', {
          'Kan man se på arbejdet i weekenden?': 'Nej. Så hviler både lim og limere.',
          'Er der adgang med kørestol?':
            'Til alle værksteder på nær papir, hvor trappen er for stejl. Papiret kommer ned til dig.',
          'Må man aflevere noget uden aftale?':
            'Kun hvis det drypper. Ellers [skriv først](ydelser).',
          'Er der en udstilling?':
            'Nej, men tag over til [Nationalmuseet](nationalmuseet/besoeg), og se på bronzen. Den har været her.',
        }),
        contact('Receptionen', 'Meld dig ved den grønne dør.', 'bevaring-camilla-ejlersen'),
      ],
    },
    en: {
      title: 'Visit the workshops at Brede',
      slug: 'visit',
      description:
        'We are not a museum with open doors but a piece of work that you may be allowed to watch.',
      linkListTitle: 'Come along',
      linkList: [to('rundtur'), to('foer-rundturen'), to('priser')],
      modules: [
        textSection({
          title: 'How to get in',
          text: `
            The workshops are at **Værkstedsvej 12, 2800 Kongens Lyngby**, in an old cloth mill on the river
            Mølleåen. Reception is open {hours}. Without an appointment you get as far as the coffee
            machine, but it is a good one.

            The local train from Jægersborg stops at Brede. From there it is five minutes through the wood,
            across the bridge and left at the chimney. There is parking for vans, and room to turn round
            with an altarpiece.

            ${waysTo('bevaring', 'en')}
          `,
        }),
        openingHours('Reception'),
        picture(kanon),
        accordion('Good to know', {
          'Can I watch at weekends?': 'No. Glue and gluers both rest then.',
          'Is there wheelchair access?':
            'To every workshop but paper, whose stairs are too steep. The paper comes down to you.',
          'May I hand something in without notice?':
            'Only if it is dripping. Otherwise [write first](ydelser).',
          'Is there an exhibition?':
            'No, but go to the [National Museum](nationalmuseet/besoeg) and look at the bronzes. They have been here.',
        }),
        contact('Reception', 'Knock at the green door.', 'bevaring-camilla-ejlersen'),
      ],
    },
  },
)

const rundtur = landingPage(
  'rundtur',
  { parent: 'besoeg', image: kanon, tags: ['besoeg', 'bevaring'] },
  {
    da: {
      title: 'Rundtur: to timer blandt tålmodige',
      slug: 'besoeg/rundtur',
      description: 'Sidste fredag i måneden kl. 13. Femten gæster, fire værksteder, ingen hast.',
      modules: [
        textSection({
          text: `
            Turen begynder i vandtræhallen, hvor gulvet er vådt og lugten sød. Så røntgen, hvor man ser et sværd, der endnu er en klump.
            Derefter metal, hvor en kanon får sin årlige fedtning, og til sidst tekstil, hvor alle taler lavere uden at vide hvorfor.

            De, der viser rundt, er dem, der gør arbejdet. De kan derfor blive kaldt væk af en alarm, og så fortsætter en anden.
          `,
        }),
        styledTextAndVisual({
          title: 'Kaffe i kedelrummet',
          text: 'Bagefter er der kaffe og kage ved langbordet. Her stiller folk de spørgsmål, som de ikke turde stille foran tingene.',
          image: kaffebord,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Tilmelding',
          text: `
            Skriv senest onsdag før. Turen er på dansk; første fredag i juni, juli og august desuden på engelsk. Der er stole undervejs, men ikke
            mange, så sig til, hvis du får brug for en. Børn kan være med fra ti år, hvis de kan vente med at trykke på ting.
          `,
        }),
        textRibbon(to('foer-rundturen'), to('priser'), to('besoeg', 'Find vej')),
      ],
    },
    en: {
      title: 'The tour: two hours among the patient',
      slug: 'visit/tour',
      description:
        'The last Friday of the month at 1 pm. Fifteen guests, four workshops, no hurry.',
      modules: [
        textSection({
          text: `
            It begins in the hall of waterlogged wood, where the floor is wet and the smell sweet. Then X-ray, and a sword that is still
            a lump. After that metals, where a cannon gets its yearly greasing, and last of all textiles, where everybody speaks
            more softly without knowing why.

            Your guides are those who do the work. An alarm may call them away, and then somebody else carries on.
          `,
        }),
        styledTextAndVisual({
          title: 'Coffee in the boiler room',
          text: 'Afterwards there is coffee and cake at the long table. This is where people ask what they dared not ask in front of the things.',
          image: kaffebord,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Signing up',
          text: `
            Write no later than the Wednesday before. Tours are in Danish; there is one in English on the first Friday of June, July and
            August. There are chairs along the way, though not many, so tell us if you will need one. Children may join from the age
            of ten.
          `,
        }),
        textRibbon(to('foer-rundturen'), to('priser'), to('besoeg', 'Getting here')),
      ],
    },
  },
)

const foer = landingPage(
  'foer-rundturen',
  { parent: 'rundtur', tags: ['besoeg'] },
  {
    da: {
      title: 'Før rundturen',
      slug: 'besoeg/rundtur/før-du-kommer',
      description: 'Fem små ting, der gør besøget lettere for både gæster og jern.',
      modules: [
        textSection({
          text: `
            - Tag sko på, der tåler vand, og noget varmt. I hallen er der 14 grader.
            - Lad parfumen blive hjemme. Den sætter sig i uld.
            - Store tasker, våde paraplyer og uldne strikketrøjer med huller i bliver i receptionen. Hullerne kan være beboede.
            - Fotografér, hvor der står et grønt mærke. På de andre borde ligger ting, som deres ejere ikke har set færdige.
            - Sig det, hvis du er gravid. Så går vi uden om røntgen.
          `,
        }),
        textSection({
          title: 'Hvis du bliver forsinket',
          text: `
            Ring. Vi venter ti minutter, så går døren i. Ikke af strenghed, men fordi klimaet i hallen tager en time om at falde til ro, hver
            gang nogen lukker op. Næste rundtur er om en måned, og billetten gælder også til den.
          `,
        }),
        relatedContent('Læs lidt i toget', { Værksteder: ['vandtrae', 'metal', 'tekstil'] }),
      ],
    },
    en: {
      title: 'Before the tour',
      slug: 'visit/tour/before-you-come',
      description: 'Five small things that make it easier for both guests and iron.',
      modules: [
        textSection({
          text: `
            - Wear shoes that can stand water, and something warm. It is 14 degrees in the hall.
            - Leave your scent at home. It settles in wool.
            - Large bags, wet umbrellas and jumpers with holes in them stay at reception. The holes may be inhabited.
            - Take photographs where there is a green mark. On the other tables lie things that their owners have not seen finished.
            - Tell us if you are pregnant. We will then walk around the X-ray.
          `,
        }),
        textSection({
          title: 'If you are late',
          text: `
            Call. We wait for ten minutes and then shut the door: not to be strict, but because the air in the hall takes an hour to
            settle each time somebody opens it. The next tour is a month away, and your ticket will do for it.
          `,
        }),
        relatedContent('Something for the train', { Workshops: ['vandtrae', 'metal', 'tekstil'] }),
      ],
    },
  },
)

const priser = landingPage(
  'priser',
  { image: mikroskop, tags: ['besoeg', 'bevaring'] },
  {
    da: {
      title: 'Priser på rundture og opgaver',
      slug: 'priser',
      description: 'Vi tager os betalt efter timer, ikke efter hvad tingen er værd.',
      modules: [
        textSection({
          text: `
            - **Rundtur:** 140 kr. med kaffe, gratis for elever og studerende
            - **Gruppe, op til femten:** 1.800 kr.
            - **Vurdering af en genstand:** gratis efter foto, 500 kr. ved fremmøde
            - **Konservering:** 780 kr. pr. time for museer, 980 kr. for andre, ekskl. moms
            - **Klimamåling i magasin eller kirke, en måned:** 3.500 kr.

            Du får altid et tilbud med et højeste beløb. Når vi det, standser vi og ringer.
          `,
        }),
        picture(kanon),
        textSection({
          title: 'Hvorfor det tager tid',
          text: `
            En time ved bordet giver ofte en halv time ved skrivebordet. Rapporten er en del af arbejdet, og den er grunden til, at den næste
            konservator kan nøjes med det halve. Vi tager ikke betaling for at tænke, medmindre det bliver til noget.
          `,
        }),
        contact(
          'Bed om et tilbud',
          'To billeder, mål og en deadline, hvis der er en.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
    en: {
      title: 'Prices for tours and commissions',
      slug: 'prices',
      description: 'We charge by the hour, not by what the thing is worth.',
      modules: [
        textSection({
          text: `
            - **Tour:** DKK 140 with coffee, free for pupils and students
            - **Group of up to fifteen:** DKK 1,800
            - **Opinion on an object:** free from a photograph, DKK 500 in person
            - **Conservation:** DKK 780 an hour for museums, DKK 980 for others, excluding VAT
            - **Climate readings in a store or church, one month:** DKK 3,500

            You always get an estimate with an upper limit. When we reach it we stop and call.
          `,
        }),
        picture(kanon),
        textSection({
          title: 'Why it takes time',
          text: `
            An hour at the bench often means half an hour at the desk. The report is part of the work, and the reason why the next
            conservator will need only half as long. We do not charge for thinking, unless something comes of it.
          `,
        }),
        contact(
          'Ask for an estimate',
          'Two pictures, the size, and a deadline if there is one.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
  },
)

export const visiting: readonly Page[] = [besoeg, rundtur, foer, priser]
