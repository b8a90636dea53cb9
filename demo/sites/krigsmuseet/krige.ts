import { to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  doubleBillboard,
  imageDetail,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { gang, kartotek, mikrofon, skib } from './pictures.ts'

export const krige: readonly Page[] = [
  landingPage(
    'krige',
    { image: skib, tags: ['krig'] },
    {
      da: {
        title: 'Krigene, én for én',
        slug: 'krige',
        description:
          'Danmark har ført krig mod næsten alle sine naboer, de fleste af dem flere gange. Her er rækkefølgen og regningen.',
        modules: [
          textSection({
            title: 'Et rige, der blev mindre',
            text: `
              I 1658 gik Skåne, Halland og Blekinge tabt ved freden i Roskilde. I 1814 blev Norge
              afstået ved freden i Kiel. I 1864 fulgte Slesvig, Holsten og Lauenborg efter nederlaget
              til Preussen og Østrig; Nordslesvig kom tilbage ved afstemningen i 1920.

              Man kan altså læse landets størrelse som en række fredsslutninger. Udstillingen på
              første sal gør det baglæns: Man begynder med det land, man bor i, og går tilbage til
              det, der ikke er her mere.
            `,
          }),
          doubleBillboard(
            {
              title: '1659: Stormen på København',
              text: 'En vinternat, en frossen havn og en by uden valg.',
              link: to('stormen'),
              image: gang,
            },
            {
              title: '1801: Slaget på Reden',
              text: 'Blokskibe mod Nelsons flåde.',
              link: to('slaget-paa-reden'),
              image: skib,
            },
          ),
          styledTextAndVisual({
            title: 'Efter 1945',
            text: `
              Siden 1948 har danske soldater været udsendt af FN, NATO og skiftende alliancer. De
              fleste er kommet hjem. Deres fortællinger hører til her, også når de ikke er færdige.
            `,
            image: mikrofon,
            side: 'left',
            panel: true,
            link: to('udsendt'),
          }),
          relatedContent('Dyk ned', {
            Steder: ['toejhuset', 'kanonhallen'],
            Ting: ['roed-kjole', 'kanonstoebning'],
          }),
        ],
      },
      en: {
        title: 'The wars, one by one',
        slug: 'wars',
        description:
          'Denmark has fought nearly all its neighbours, most of them several times. Here is the order, and the bill.',
        modules: [
          textSection({
            title: 'A realm that shrank',
            text: `
              In 1658 Scania, Halland and Blekinge were lost in the peace of Roskilde. In 1814
              Norway was ceded in the peace of Kiel. In 1864 Schleswig, Holstein and Lauenburg
              followed, after defeat by Prussia and Austria; northern Schleswig came back by the
              vote of 1920.

              The size of the country can be read as a list of peace treaties. The display on the
              first floor does so backwards: it starts with the Denmark outside the door and walks
              back to the one that is no longer here.
            `,
          }),
          doubleBillboard(
            {
              title: '1659: the storm of Copenhagen',
              text: 'A winter night, a frozen harbour and a city without a choice.',
              link: to('stormen'),
              image: gang,
            },
            {
              title: '1801: the Battle of Copenhagen',
              text: 'Moored hulks against Nelson’s fleet.',
              link: to('slaget-paa-reden'),
              image: skib,
            },
          ),
          styledTextAndVisual({
            title: 'After 1945',
            text: `
              Since 1948 Danish soldiers have been sent out by the UN, by NATO and in changing
              alliances. Most have come home. Their stories belong here, finished or not.
            `,
            image: mikrofon,
            side: 'left',
            panel: true,
            link: to('udsendt'),
          }),
          relatedContent('Look closer', {
            Places: ['toejhuset', 'kanonhallen'],
            Things: ['roed-kjole', 'kanonstoebning'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'stormen',
    { parent: 'krige', image: gang, tags: ['krig', 'nyere-tid'] },
    {
      da: {
        title: 'Stormnatten',
        slug: 'krige/stormen-på-københavn',
        description:
          'I februar 1659 havde svenskerne belejret København i et halvt år. Så gik de til angreb over isen.',
        modules: [
          textSection({
            title: 'En by med ryggen mod vandet',
            text: `
              Året før var Karl 10. Gustavs hær gået over de frosne bælter og havde tvunget
              Danmark til fred i Roskilde. I august 1658 kom han igen. Denne gang blev portene
              lukket. Borgere, studenter og søfolk gik på voldene sammen med garnisonen, og i
              oktober brød en hollandsk flåde igennem Sundet med mad, krudt og mandskab.

              Natten mellem den 10. og 11. februar kom stormen. Forsvarerne havde savet render i
              isen foran voldene, og de blev holdt åbne, mens angriberne kom nærmere med stiger og
              løbebroer. Da det blev lyst, var angrebet slået af.
            `,
          }),
          statement('Om dagen savede man isen op. Om natten frøs den til igen.'),
          textSection({
            title: 'Hvad natten betød',
            text: `
              Ved freden i 1660 fik Danmark Bornholm og Trondhjems len tilbage, men ikke landene
              øst for Sundet. Samme efterår blev kongemagten gjort arvelig og siden enevældig.
              Københavns borgere fik privilegier for deres indsats på volden. De døde svenske
              soldater kom for manges vedkommende aldrig hjem; nogle blev fundet, da isen brød op.
            `,
            links: [to('krige', 'Alle krigene')],
          }),
          picture(gang),
          billboardWithReference('toejhuset', { title: 'Her lå våbnene' }),
        ],
      },
      en: {
        title: 'The night of the storm',
        slug: 'wars/the-storm-of-copenhagen',
        description:
          'By February 1659 the Swedes had besieged Copenhagen for half a year. Then they attacked across the ice.',
        modules: [
          textSection({
            title: 'A city with its back to the water',
            text: `
              The year before, the army of Charles X Gustav had marched over the frozen Belts and
              forced a peace on Denmark at Roskilde. In August 1658 he was back. This time the
              gates were shut. Burghers, students and sailors joined the garrison on the
              ramparts, and in October a Dutch fleet broke through the Sound with food, powder and
              men.

              The storm came in the night between 10 and 11 February. The defenders had sawn
              channels in the ice before the walls and kept them open as the attackers drew near
              with ladders and bridges. By daybreak the assault had been beaten off.
            `,
          }),
          statement('By day they sawed the ice open. By night it froze again.'),
          textSection({
            title: 'What the night decided',
            text: `
              In the peace of 1660 Denmark recovered Bornholm and Trondheim, but not the lands east
              of the Sound. That autumn the crown was made hereditary, and in time absolute. The
              burghers of Copenhagen were given privileges for their part on the walls. Many of
              the dead Swedish soldiers never went home; some were found when the ice broke.
            `,
            links: [to('krige', 'All the wars')],
          }),
          picture(gang),
          billboardWithReference('toejhuset', { title: 'Where the arms were kept' }),
        ],
      },
    },
  ),
  landingPage(
    'slaget-paa-reden',
    { parent: 'krige', image: skib, tags: ['krig', 'nyere-tid'] },
    {
      da: {
        title: 'Skærtorsdag på Reden',
        slug: 'krige/slaget-på-reden',
        description:
          'Den 2. april 1801 lå en række danske skibe for anker og ventede. Mange af dem havde ikke engang master.',
        modules: [
          textSection({
            title: 'En linje af skrog',
            text: `
              Storbritannien ville have Danmark ud af det væbnede neutralitetsforbund og sendte en
              flåde under admiral Parker. Næstkommanderende var Horatio Nelson, som fik overladt
              angrebet. Danskerne, under Olfert Fischer, havde fortøjet blokskibe og flydende
              batterier på en linje foran byen. Om bord var der søfolk, soldater og frivillige, der
              for de flestes vedkommende aldrig havde affyret en skibskanon.

              Kampen begyndte om formiddagen og varede nogle timer. Efter middag sendte Nelson bud
              til kronprinsen om våbenstilstand. Da var flere hundrede døde på hver side.
            `,
          }),
          imageDetail({
            title: 'Se efter flaget',
            text: 'Røgen dækker næsten alt andet. Efter den første salve så man sjældent modstanderen, men man kunne se, om flaget stadig var oppe.',
            image: skib,
          }),
          styledTextAndVisual({
            title: 'Sytten år og søløjtnant',
            text: `
              Peter Willemoes havde kommandoen over et flydende batteri og blev helt i viser og
              skolebøger. Han faldt syv år efter ved Sjællands Odde. På museet ligger der en
              liste med navnene på dem, der stod ved siden af ham. Den er længere end viserne.
            `,
            image: kartotek,
            side: 'right',
          }),
          textSection({
            title: 'Seks år senere',
            text: `
              I 1807 kom briterne igen. København blev bombarderet i tre nætter i september, flåden
              blev taget, og Danmark gik ind i Napoleonskrigene på Frankrigs side. Slaget på Reden huskes som en bedrift; bombardementet huskes mest af dem, hvis huse brændte.
            `,
          }),
          relatedContent('Samme tid', { 'Læs også': ['roed-kjole', 'kanonstoebning'] }),
        ],
      },
      en: {
        title: 'Maundy Thursday in the roads',
        slug: 'wars/the-battle-of-copenhagen',
        description:
          'On 2 April 1801 a row of Danish ships lay at anchor and waited. Many did not even have masts.',
        modules: [
          textSection({
            title: 'A line of hulls',
            text: `
              Britain wanted Denmark out of the League of Armed Neutrality and sent a fleet under
              Admiral Parker. His second in command, Horatio Nelson, was given the attack. The
              Danes, under Olfert Fischer, had moored blockships and floating batteries in a line
              before the city. On board were sailors, soldiers and volunteers, most of whom had
              never fired a ship’s gun.

              The fight began in the morning and lasted some hours. After noon Nelson sent word to
              the Crown Prince and proposed a truce. By then several hundred were dead on each side.
            `,
          }),
          imageDetail({
            title: 'Look for the flag',
            text: 'Smoke covers nearly all the rest. After the first salvo one seldom saw the enemy, but one could see whether the flag still flew.',
            image: skib,
          }),
          styledTextAndVisual({
            title: 'Seventeen, and a lieutenant',
            text: `
              Peter Willemoes commanded a floating battery and became a hero of ballads and
              schoolbooks. He was killed seven years later off Zealand Point. The museum has a list
              of those who stood beside him. It is longer than the ballads.
            `,
            image: kartotek,
            side: 'right',
          }),
          textSection({
            title: 'Six years on',
            text: `
              In 1807 the British returned. Copenhagen was bombarded for three nights in September,
              the fleet was taken, and Denmark entered the Napoleonic Wars on the side of France.
              The battle of 1801 is remembered as a feat; the bombardment chiefly by those whose
              houses burned.
            `,
          }),
          relatedContent('The same years', { 'Read also': ['roed-kjole', 'kanonstoebning'] }),
        ],
      },
    },
  ),
]
