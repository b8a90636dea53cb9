import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { picture, projectList, statement, textSection } from '../../writing/modules.ts'
import { project, projectOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, altertavle, mikroskop, mosefund } from './prints.ts'

const projekter = projectOverview(
  'projekter',
  { image: mikroskop },
  {
    da: {
      title: 'Forsøg, der tager tid',
      slug: 'projekter',
      description: 'Vi prøver på det, der allerede er gået galt, før vi rører det, der ikke er.',
      modules: [
        textSection({
          text: `
            Et forsøg i bevaring er sjældent færdigt, når pengene er brugt. Derfor har hvert projekt en arving: en navngiven kollega, som
            lover at se til prøverne om ti og om tyve år. Arvingen skriver under, før vi begynder.
          `,
          links: [to('etik'), to('forskning/front', 'Museets øvrige forskning')],
        }),
      ],
    },
    en: {
      title: 'Trials that take time',
      slug: 'projects',
      description: 'We practise on what has gone wrong already before we touch what has not.',
      modules: [
        textSection({
          text: `
            A trial in conservation is seldom over when the money is spent. So every project has an heir: a colleague, by name, who promises
            to look at the samples in ten years and in twenty. The heir signs before we begin.
          `,
          links: [to('etik'), to('forskning/front', 'Other research at the museum')],
        }),
      ],
    },
  },
)

const alun = project(
  'projekt-alun',
  {
    parent: 'projekter',
    image: aarringe,
    tags: ['bevaring', 'forskning'],
    period: { from: day(-1400), to: day(700) },
    people: ['bevaring-mads-thorsen', 'bevaring-ulla-skovgaard'],
  },
  {
    da: {
      title: 'Træet, der spiser sig selv',
      subtitle: 'Redning af alunbehandlede fund',
      slug: 'projekter/alun',
      description: 'For hundrede år siden blev oldsager af træ kogt i alun. Nu bliver de til syre.',
      facts: { Genstande: 'Ca. 2.300', Reddet: '140', Arving: 'Mads Thorsen' },
      related: ['vandtrae', 'etik'],
      modules: [
        textSection({
          text: `
            Fra midten af 1800-tallet var alun svaret på vådt træ. Man kogte fundet i en mættet opløsning, saltet satte sig i de tomme
            celler, og tingen beholdt sin form. Det så godt ud i tres år. Men ved kogningen blev der dannet svovlsyre, og den er aldrig
            holdt op med at arbejde. I dag er noget af træet surere end eddike og falder sammen, når man puster.

            Projektet prøver at gøre syren uskadelig uden vand, for vand ville opløse det alun, der er det eneste, som holder tingen oppe.
            Vi bruger små partikler af basiske stoffer i alkohol. De skal ind, gøre deres arbejde og blive, hvor de er.
          `,
        }),
        statement('Vi redder dem, vi kan, og skanner resten.', 'Mads Thorsen, konservator'),
        picture(mosefund),
        textSection({
          title: 'Hvad vi har lært om os selv',
          text: `
            De, der kogte i alun, var dygtige og samvittighedsfulde. Det er det, der holder os vågne. Til hver prøve, vi behandler i dag,
            lægger vi en ubehandlet ved siden af, så den næste generation kan se, hvad vi gjorde ved den anden.
          `,
        }),
      ],
    },
    en: {
      title: 'The wood that eats itself',
      subtitle: 'Saving finds treated with alum',
      slug: 'projects/alum',
      description: 'A century ago wooden finds were boiled in alum. Now they are turning to acid.',
      facts: { Objects: 'About 2,300', Saved: '140', Heir: 'Mads Thorsen' },
      related: ['vandtrae', 'etik'],
      modules: [
        textSection({
          text: `
            From the middle of the nineteenth century alum was the answer to wet wood. A find was boiled in a saturated solution, the salt
            settled in the empty cells, and the thing kept its shape. For sixty years it looked well. But boiling also made sulphuric
            acid, which has never stopped working. Some of the wood is now sourer than vinegar and collapses at a breath.

            We are trying to neutralise the acid without water, since water would dissolve the alum, which is all that holds the thing up.
            We use fine particles of alkaline matter in alcohol. They are to go in, do their work, and stay.
          `,
        }),
        statement('We save those we can and scan the rest.', 'Mads Thorsen, conservator'),
        picture(mosefund),
        textSection({
          title: 'What we have learned about ourselves',
          text: `
            Those who boiled things in alum were able and conscientious. That is what keeps us awake. Beside each sample that we treat
            today we lay one untreated, so that the next generation can see what we did to the other.
          `,
        }),
      ],
    },
  },
)

const kirkevarme = project(
  'projekt-kirkevarme',
  {
    parent: 'projekter',
    image: altertavle,
    tags: ['bevaring', 'middelalder'],
    period: { from: day(95), to: day(830) },
    people: ['bevaring-ulla-skovgaard'],
  },
  {
    da: {
      title: 'Tolv kolde kirker',
      subtitle: 'Hvor lidt varme kan man nøjes med?',
      slug: 'projekter/tolv-kolde-kirker',
      description: 'Menighederne får tæpper. Kalkmalerierne får fred.',
      facts: { Kirker: '12', Vintre: 'To', Tæpper: '900' },
      related: ['kalkmalerier', 'klimamaaling'],
      modules: [
        textSection({
          text: `
            En middelalderkirke er bygget til at være kold. Når den bliver varmet op fra otte til tyve grader på en lørdag aften, tørrer
            træet, saltene vandrer, og farven slipper væggen. Menigheden vil på den anden side gerne kunne mærke sine fødder.

            I to vintre holder tolv sogne deres kirke på otte grader hele tiden og varmer folk i stedet for luft: tæpper, hynder med
            strøm i, kortere prædikener. Vi måler væggene hver time og spørger gæsterne hver søndag.

            Sognene har selv meldt sig. Tre af dem gør det for kalkmaleriernes skyld, otte for varmeregningens, og et, fordi præsten
            altid har syntes, at folk sov for godt.
          `,
        }),
        projectList('Andre forsøg', 'all'),
      ],
    },
    en: {
      title: 'Twelve cold churches',
      subtitle: 'How little heat will do?',
      slug: 'projects/twelve-cold-churches',
      description: 'The congregation gets blankets. The wall paintings get peace.',
      facts: { Churches: '12', Winters: 'Two', Blankets: '900' },
      related: ['kalkmalerier', 'klimamaaling'],
      modules: [
        textSection({
          text: `
            A medieval church was built to be cold. When it is heated from eight to twenty degrees on a Saturday night, wood dries, salts
            wander, and the colour lets go of the wall. The congregation, on the other hand, would like to feel its feet.

            For two winters twelve parishes will keep their church at eight degrees throughout, and heat people instead of air: blankets,
            electric cushions, shorter sermons. We measure the walls every hour and ask the visitors every Sunday.

            The parishes came forward themselves. Three do it for the paintings, eight for the heating bill, and one because the
            vicar has always felt that people slept too well.
          `,
        }),
        projectList('Other trials', 'all'),
      ],
    },
  },
)

export const projects: readonly Page[] = [projekter, alun, kirkevarme]
