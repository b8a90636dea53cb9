import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { gang, kanon, kartotek, magasin, portal, sal } from './pictures.ts'

export const om: readonly Page[] = [
  landingPage(
    'om',
    { image: magasin, tags: ['samling'] },
    {
      da: {
        title: 'Hvad vil vi med et krigsmuseum?',
        slug: 'om',
        description:
          'Museet samler på det, som krig efterlader: våben, papirer, medaljer, proteser og spørgsmål.',
        modules: [
          textSection({
            title: 'Vores opgave',
            text: `
              Vi skal kunne svare på, hvad der skete, og vi skal kunne vise, hvordan man ved det.
              Museet tager ikke stilling til, om en krig var rigtig. Det er gæsternes ret, og de
              benytter den.

              Samlingen rummer omkring 90.000 genstande. I det nye **våbengenstandsmagasin** er der
              45 procent luftfugtighed, for det kan både jern, læder og silke leve med.
            `,
          }),
          styledTextAndVisual({
            title: 'Kortene i skufferne',
            text: `
              Hver genstand har sit kort: hvem gav den, hvornår, og hvad fortalte de? De ældste er
              skrevet med pen. Vi er ved at skrive dem af og er nået til bogstavet K.
            `,
            image: kartotek,
            side: 'right',
          }),
          accordion('Arbejde, støtte og presse', {
            'Er der ledige stillinger?':
              'De slås op her og i fagbladene. Studerende kan søge praktik to gange om året.',
            'Kan jeg støtte museet?':
              'Ja, gennem vennekredsen, der betaler for bænkene. Der mangler to.',
            'Må jeg bruge jeres billeder?':
              'De fleste, med kilde. Skriv til os, hvis det er til noget, der skal sælges.',
            'Hvem taler med pressen?':
              'Den kurator, der ved mest om sagen. Ring til Anders, så finder han vedkommende.',
          }),
          contact(
            'Kontakt',
            'Spørgsmål om samlingen og til pressen.',
            'krigsmuseet-anders-krogh',
            'krigsmuseet-samir-lauridsen',
          ),
          relatedContent('Læs videre', { Huset: ['toejhuset', 'fundet-vaaben', 'kanonhallen'] }),
        ],
      },
      en: {
        title: 'What is a war museum for?',
        slug: 'about',
        description:
          'The museum collects what war leaves behind: weapons, papers, medals, artificial limbs and questions.',
        modules: [
          textSection({
            title: 'Our task',
            text: `
              We should be able to say what happened, and to show how one knows. The museum takes
              no view on whether a war was right. That is the visitors’ privilege, and they use it.

              The collection holds some 90,000 objects. In the new store the air is kept at 45 per
              cent humidity, which iron, leather and silk can all live with.
            `,
          }),
          styledTextAndVisual({
            title: 'The cards in the drawers',
            text: `
              Every object has its card: who gave it, when, and what did they say? The oldest are
              written in pen. We are copying them out and have reached the letter K.
            `,
            image: kartotek,
            side: 'right',
          }),
          accordion('Jobs, support and press', {
            'Are there vacancies?':
              'They are posted here. Students may apply for placements twice a year.',
            'Can I support the museum?':
              'Yes, through the friends, who pay for the benches. Two are still missing.',
            'May I use your pictures?':
              'Most of them, with the source. Write to us if it is for sale.',
            'Who speaks to the press?':
              'Whichever curator knows most about it. Call Anders and he will find them.',
          }),
          contact(
            'Contact',
            'For questions on the collection, and for the press.',
            'krigsmuseet-anders-krogh',
            'krigsmuseet-samir-lauridsen',
          ),
          relatedContent('Read on', { 'The house': ['toejhuset', 'kanonhallen'] }),
        ],
      },
    },
  ),
  landingPage(
    'toejhuset',
    { parent: 'om', image: sal, tags: ['kongehuset', 'nyere-tid'] },
    {
      da: {
        title: 'Kongens tøjhus',
        slug: 'om/kongens-tøjhus',
        description:
          'Tøj betød engang udrustning. I huset her lå alt, hvad en hær og en flåde skulle bruge, undtagen mændene.',
        modules: [
          textSection({
            title: 'Bygget 1598–1604',
            text: `
              Christian 4. var i tyverne, da han lod tøjhuset opføre på Slotsholmen. Nedenunder stod
              kanonerne, ovenpå lå geværer, piker og rustninger til tusinder. Foran var der en havn,
              så skibene kunne sejle ind og blive rustet ud fra kajen.

              Havnebassinet er for længst fyldt op, og i dag er der have. Men jernringene til
              fortøjning sidder i muren endnu, lidt for højt oppe og lidt for langt fra vandet.

              Murene er tykke, og vinduerne sidder dybt. Det gør rummet køligt om sommeren og
              mørkt hele året, og det er vi holdt op med at undskylde.
            `,
          }),
          statement('Kongen byggede et lager. Det holdt længere end det, der lå i det.'),
          picture(sal),
          styledTextAndVisual({
            title: 'Fra lager til museum',
            text: `
              Da våbnene blev forældede, blev de stående. I 1800-tallet begyndte officererne at
              ordne dem og vise dem frem, først for hinanden og siden for byen. Derfra er der ikke
              langt til et museum.
            `,
            image: portal,
            side: 'left',
            link: to('kanonhallen', 'Se hallen'),
          }),
        ],
      },
      en: {
        title: 'The king’s arsenal',
        slug: 'about/the-kings-arsenal',
        description:
          'This house held everything an army and a fleet would need, apart from the men.',
        modules: [
          textSection({
            title: 'Built 1598–1604',
            text: `
              Christian IV was in his twenties when he had the arsenal built on Slotsholmen. Below
              stood the cannon; above lay muskets, pikes and armour for thousands. In front there
              was a harbour, so that ships could sail in and be fitted out from the quay.

              The basin was filled in long ago and is now a garden. But the iron mooring rings are
              still in the wall, a little too high up and a little too far from the water.

              The walls are thick and the windows deep-set. It leaves the room cool in summer and
              dark all year, and we no longer apologise.
            `,
          }),
          statement('The king built a store. It has outlasted what was stored.'),
          picture(sal),
          styledTextAndVisual({
            title: 'From store to museum',
            text: `
              When the weapons grew obsolete they stayed where they were. In the nineteenth century
              officers began to sort and show them, first to one another and then to the city. From
              there it is not far to a museum.
            `,
            image: portal,
            side: 'left',
            link: to('kanonhallen', 'See the hall'),
          }),
        ],
      },
    },
  ),
  landingPage(
    'fundet-vaaben',
    { parent: 'om', image: gang, tags: ['samling', 'krig'] },
    {
      da: {
        title: 'Har du fundet et våben på loftet?',
        slug: 'om/fundet-et-våben',
        description: 'Rør det ikke, tag et billede, og ring til politiet. I den rækkefølge.',
        modules: [
          textSection({
            title: 'Det gør du',
            text: `
              Skydevåben kræver tilladelse, også når de er gamle, rustne og arvet efter onkel
              Svend. Flyt det ikke, og tag det aldrig med herind. Ring til politiet på 114 og sig,
              hvad du har fundet. Granater og ammunition bliver, hvor de er; gå ud, og ring 112.

              Politiet spørger os, når noget ser ud til at have historisk værdi. Så kan det ende i
              samlingen, og du kan komme på besøg hos det.
            `,
          }),
          accordion('Særligt for dødsboer', {
            'Hvad med en sabel?':
              'Den må du som regel gerne eje. Spørg, hvis du er i tvivl. Vi har mange, så vi siger tit nej tak.',
            'Hvad med breve og dagbøger?': 'Ja tak. Smid intet ud, før vi har set det.',
            'Kan I vurdere, hvad det er værd?':
              'Nej. Vi kan sige, hvad det er. Prisen er en auktionssag.',
            'Får jeg det igen?': 'En gave er en gave. Men du kan få et godt foto.',
          }),
          picture(kanon),
          contact(
            'Papirer og historier',
            'Til Samir kan man altid skrive.',
            'krigsmuseet-samir-lauridsen',
          ),
        ],
      },
    },
  ),
]
