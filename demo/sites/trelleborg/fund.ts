import { print, to } from '../../writing/marks.ts'
import { accordion, picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { udgravning } from './prints.ts'

export const fund: readonly Page[] = [
  landingPage(
    'gravpladsen',
    { parent: 'borgen', image: udgravning, tags: ['vikingetid', 'krig', 'forskning'] },
    {
      da: {
        title: 'De kom langvejsfra',
        slug: 'borgen/gravpladsen',
        description:
          'Omkring 130 grave i forborgen fortæller, hvem der boede her. Mange var unge, og mange var ikke fra Sjælland.',
        modules: [
          textSection({
            title: 'Tænder husker vand',
            text: `
              Den, der drikker vand som barn, får egnens mineraler med i tænderne. I 2011 viste
              målinger af tænder fra gravpladsen, at mange var vokset op andre steder, nogle
              sandsynligvis i Norge, andre i slaviske områder syd for Østersøen. De fleste var unge
              mænd.

              En konge, der ikke stoler på sine naboer, henter soldater langvejsfra. Men der ligger
              også kvinder og enkelte børn. Det har ikke kun været en kaserne.
            `,
          }),
          accordion('Det spørger klasserne om', {
            'Ligger de der endnu?':
              'Nej. Skeletterne er i museets magasin, hvor man kan forske i dem. Gravpladsen er markeret i græsset.',
            'Døde de i kamp?':
              'Nogle har sår af våben. De fleste kan vi ikke se noget på, og det meste, man dør af, ses ikke på knogler.',
            'Fik de noget med?':
              'Få ting: en kniv, et bælte, en økse. En enkelt grav havde en fornem, sølvindlagt økse.',
            'Må man vise skeletter frem?':
              'Det er et godt spørgsmål, som vi bruger en halv time på i udskolingen.',
          }),
          styledTextAndVisual({
            title: 'Det næste fund',
            text: 'I 2008 kom der et skjold til syne i den våde jord uden for volden. Træ, der holder i tusind år, er sjældnere end sølv.',
            image: print('mosefund', {
              da: 'Linoleumssnit: to hænder løfter et kar op af mørkt vand mellem rør.',
              en: 'Linocut: two hands lift a vessel out of dark water among reeds.',
            }),
            side: 'right',
            link: to('skjoldet', 'Se skjoldet'),
          }),
        ],
      },
      en: {
        title: 'They came from far away',
        slug: 'fortress/burial-ground',
        description:
          'Some 130 graves tell who lived here. Many were young, and many were not from Zealand.',
        modules: [
          textSection({
            title: 'Teeth remember water',
            text: `
              Drink water as a child and the minerals of the place settle in your teeth. When teeth
              from the burial ground were measured in 2011, many proved to have grown up elsewhere:
              some probably in Norway, others in Slavic lands south of the Baltic. Most were young
              men.

              A king who does not trust his neighbours sends far afield for soldiers. But there are
              women here too, and a few children. It was never only a barracks.
            `,
          }),
          accordion('What classes ask', {
            'Are they still there?':
              'No. The skeletons are in store, where they can be studied. The burial ground is marked in the grass.',
            'Did they die in battle?':
              'Some have wounds from weapons. On most there is nothing to see; what people die of seldom shows in bone.',
            'What was buried with them?':
              'Very little: a knife, a belt, an axe. One grave held a fine axe inlaid with silver.',
            'Is it right to show skeletons?':
              'A good question. We give it half an hour with the older pupils.',
          }),
          styledTextAndVisual({
            title: 'The next find',
            text: 'In 2008 a shield appeared in the wet ground outside the rampart. Wood that lasts a thousand years is rarer than silver.',
            image: print('mosefund', {
              da: 'Linoleumssnit: to hænder løfter et kar op af mørkt vand mellem rør.',
              en: 'Linocut: two hands lift a vessel out of dark water among reeds.',
            }),
            side: 'right',
            link: to('skjoldet', 'See the shield'),
          }),
        ],
      },
    },
  ),
  landingPage(
    'skjoldet',
    {
      parent: 'gravpladsen',
      image: print('konservator', {
        da: 'Linoleumssnit: to hænder renser en genstand med pensel under mikroskopets lys.',
        en: 'Linocut: two hands clean an object with a brush in the light of a microscope.',
      }),
      tags: ['vikingetid', 'bevaring'],
    },
    {
      da: {
        title: 'Et skjold af fyr',
        slug: 'borgen/gravpladsen/skjoldet',
        description: 'Det lå i mudderet i tusind år. Det værste var at få det op.',
        modules: [
          textSection({
            title: 'Fra mudder til montre',
            text: `
              Skjoldet er rundt, omkring 80 centimeter i tværmål og sat sammen af tynde brædder af
              fyr. Der er hul i midten til hånden. Den bule af jern, der skulle dække hånden,
              manglede. Måske blev den taget af og brugt igen, for jern var dyrt, og brædder var
              billige.

              Vådt træ holder, så længe det er vådt. Tørrer det, krøller det. Derfor blev skjoldet
              løftet op med jorden omkring og lagt i vand, før nogen begyndte at rense. Resten
              foregik på et genstandskonserveringsværksted og tog år.
            `,
          }),
          picture(
            print(
              'magasin',
              {
                da: 'Linoleumssnit: reoler med mærkede æsker og en stige under en hængende lampe.',
                en: 'Linocut: shelves of labelled boxes and a ladder under a hanging lamp.',
              },
              {
                caption: {
                  da: 'Det meste af et fund bor i æsker. Det er der, forskningen foregår.',
                  en: 'Most of any find lives in boxes. That is where the research happens.',
                },
              },
            ),
          ),
          textSection({
            title: 'Så let er det',
            text: `
              På museet hænger en kopi, man må tage ned. De fleste overraskes over vægten: Et
              vikingeskjold skulle kunne flyttes hurtigt, ikke holde evigt. At vores gjorde det
              alligevel, er vandets fortjeneste.
            `,
            links: [to('gravpladsen', 'Tilbage til gravpladsen')],
          }),
        ],
      },
      en: {
        title: 'A shield of pine',
        slug: 'fortress/burial-ground/shield',
        description: 'It lay in mud for a thousand years. Getting it out was the hard part.',
        modules: [
          textSection({
            title: 'From mud to showcase',
            text: `
              The shield is round, some 80 centimetres across and made of thin pine boards, with a
              hole for the hand in the middle. The iron boss that should cover it was missing.
              Perhaps it was taken off and used again: iron was dear and boards were cheap.

              Wet wood lasts as long as it stays wet. Dry it and it curls. So the shield was lifted
              with the soil around it and laid in water before anyone began to clean. The rest
              happened in a conservation workshop and took years.
            `,
          }),
          picture(
            print(
              'magasin',
              {
                da: 'Linoleumssnit: reoler med mærkede æsker og en stige under en hængende lampe.',
                en: 'Linocut: shelves of labelled boxes and a ladder under a hanging lamp.',
              },
              {
                caption: {
                  da: 'Det meste af et fund bor i æsker. Det er der, forskningen foregår.',
                  en: 'Most of any find lives in boxes. That is where the research happens.',
                },
              },
            ),
          ),
          textSection({
            title: 'How light it is',
            text: `
              A copy hangs in the museum, and you may take it down. Its weight surprises most
              people: a Viking shield was meant to be moved quickly, not to last for ever. That ours
              did so all the same is the water’s doing.
            `,
            links: [to('gravpladsen', 'Back to the burial ground')],
          }),
        ],
      },
    },
  ),
]
