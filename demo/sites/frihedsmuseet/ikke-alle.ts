import { accordion, picture, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek } from './pictures.ts'

export const ikkeAlle: readonly Page[] = [
  landingPage(
    'ikke-alle',
    { parent: 'besaettelsen', image: kartotek, tags: ['besaettelse'] },
    {
      da: {
        title: 'Ikke alle gjorde modstand',
        slug: 'besættelsen/ikke-alle',
        description:
          'De fleste gjorde hverken det ene eller det andet. Nogle gjorde det, man siden ikke talte om.',
        modules: [
          textSection({
            title: 'På den anden side af gaden',
            text: `
              Flere tusinde danskere meldte sig til tysk krigstjeneste. Andre byggede flyvepladser og
              bunkere og blev betalt for det. Nogle angav deres nabo. Modstandsfolk dræbte omkring
              fire hundrede mennesker, som de anså for stikkere, og i nogle tilfælde tog de fejl.

              Det kan man godt sige højt på et museum for modstand. Ellers bliver modstanden til et
              eventyr, og i et eventyr er der ikke nogen, der vælger.
            `,
          }),
          textSection({
            title: 'Efter maj 1945',
            text: `
              Under retsopgøret blev godt 13.000 dømt, og 46 blev henrettet. Kvinder, der havde haft
              tyske kærester, blev klippet på gaden, uden dom. Over 200.000 tyske flygtninge blev
              holdt i lejre, og mange små børn døde der i de første måneder.
            `,
          }),
          accordion('Spørgsmål, vi ofte får', {
            'Hvor mange var med i modstanden?':
              'I det meste af besættelsen var det få. Tallet voksede det sidste år, og i maj 1945 var der mange armbind.',
            'Nævner I navne?': 'På dem, der er dømt i åbne retssager. Ikke på deres børn.',
            'Kan jeg se sagen om min slægtning?':
              'Straffesager fra retsopgøret ligger i Rigsarkivet, hvor man kan søge om adgang.',
            'Hvorfor viser I en tysk uniform?':
              'Fordi en mand fra Vejle gik i den, og fordi hans søn gav os den.',
          }),
          picture(kartotek),
        ],
      },
      en: {
        title: 'Not everyone resisted',
        slug: 'the-occupation/not-everyone',
        description:
          'Most people did neither one thing nor the other. Some did what was not spoken of later.',
        modules: [
          textSection({
            title: 'Across the street',
            text: `
              Several thousand Danes volunteered for German service. Others built airfields and
              bunkers and were paid for it. Some informed on their neighbours. Members of the
              resistance killed about four hundred people whom they took to be informers, and in some
              cases they were mistaken.

              A museum of resistance may say so aloud. Otherwise resistance becomes a fairy tale, and
              in fairy tales nobody makes a choice.
            `,
          }),
          textSection({
            title: 'After May 1945',
            text: `
              In the trials that followed some 13,000 were convicted and 46 executed. Women who had
              had German lovers were shorn in the street, without trial. Over 200,000 German refugees
              were held in camps, and many small children died there in the first months.
            `,
          }),
          accordion('Questions we are often asked', {
            'How many took part in the resistance?':
              'For most of the Occupation, few. The number grew in the last year, and in May 1945 there were many armbands.',
            'Do you name people?': 'Those who were convicted in open court. Not their children.',
            'May I see the case of a relative?':
              'Files from the trials are in the Danish National Archives, where you can apply for access.',
            'Why do you show a German uniform?':
              'Because a man from Vejle wore it, and because his son gave it to us.',
          }),
          picture(kartotek),
        ],
      },
    },
  ),
]
