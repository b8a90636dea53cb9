import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { picture, relatedContent, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { balsal, sal, slot, tavle } from './pictures.ts'

export const oplevelser: readonly Page[] = [
  exhibitionOverview(
    'udstillinger',
    { image: slot, tags: ['kongehuset'] },
    {
      da: {
        title: 'Oplevelser',
        slug: 'oplevelser',
        description: 'Det, der altid er her, og det, der kun er her lidt.',
        call: to('billetter', 'Én billet til det hele'),
        modules: [
          relatedContent('Når du har set det', {
            Indenfor: ['sale', 'taarnet'],
            Udenfor: ['haven', 'sundet'],
          }),
        ],
      },
      en: {
        title: 'Experiences',
        slug: 'experiences',
        description: 'What is always here, and what is only here for a while.',
        call: to('billetter', 'One ticket for all of it'),
        modules: [
          relatedContent('Once you have seen it', {
            Indoors: ['sale', 'taarnet'],
            Outdoors: ['haven', 'sundet'],
          }),
        ],
      },
    },
  ),
  exhibition(
    'parykker',
    {
      parent: 'udstillinger',
      image: balsal,
      tags: ['kongehuset', 'nyere-tid'],
      period: { from: day(-30), to: day(80) },
      floatingElement: tavle,
      ticketModule: 'slotsbillet',
    },
    {
      da: {
        title: 'Under parykken',
        subtitle: 'Pudder, voks og hestehår',
        slug: 'oplevelser/under-parykken',
        description:
          'Til et bal bar en mand et halvt kilo hår, der ikke var hans. Her kan man løfte på det.',
        location: { name: 'Kabinettet og spisesalen', details: 'Første sal, elevator i gården' },
        facts: { 'Sæt af': 'Tre kvarter', 'Må prøves': 'Fire parykker og et fiskebensskørt' },
        modules: [
          textSection({
            text: `
              Under parykken var hovedet barberet. Det er det første, man skal vide, for det forklarer,
              hvorfor den ikke bare var pynt: Den var også hue, hygiejne og visitkort. De fine var af
              menneskehår, de billige af hest og ged, og alle blev pudret med stivelse, til det drev ned
              på skuldrene.

              Vi har stillet seksten op på række i spisesalen, fra 1660’ernes store krøller til den lille
              hale med sløjfe, som blev siddende på embedsmænd, længe efter at alle andre havde fået hår.
            `,
          }),
          styledTextAndVisual({
            title: 'Parykmagerens morgen',
            text: `
              Han kom kl. fem med varme lerruller, et forklæde og sladder. To timer senere kunne man ikke
              bukke hovedet. I kabinettet står hans kasse, som den blev pakket, da han rejste uden at være
              betalt.
            `,
            image: sal,
            side: 'right',
            panel: true,
            link: to('sale', 'Salene, han gik igennem'),
          }),
          textSection({
            title: 'Prøv selv',
            text: `
              Ved vinduet mod haven står et spejl, fire parykker og en skammel. Den tungeste vejer det samme
              som en lille kat, og den bliver varm lige så hurtigt. De fleste tager den af efter et menuetskridt.
            `,
          }),
          picture(balsal),
        ],
        related: ['sale', 'kapellet', 'sommeraften'],
      },
      en: {
        title: 'Under the wig',
        subtitle: 'Powder, wax and horsehair',
        slug: 'experiences/under-the-wig',
        description:
          'At a ball a man wore a pound of hair that was not his own. Here you may lift it.',
        location: { name: 'The cabinet and dining hall', details: 'First floor, lift in the yard' },
        facts: { Allow: 'Forty-five minutes', 'To try on': 'Four wigs and a hooped skirt' },
        modules: [
          textSection({
            text: `
              Beneath the wig the head was shaved. That is the first thing to know, for it explains why a
              wig was more than finery: it was a cap, a matter of hygiene and a visiting card. Good ones
              were of human hair, cheap ones of horse and goat, and all were powdered with starch until it
              drifted on the shoulders.

              Sixteen of them stand in a row in the dining hall, from the great curls of the 1660s to the
              small tail with a bow that stayed on officials long after everyone else had grown hair.
            `,
          }),
          styledTextAndVisual({
            title: 'The wigmaker’s morning',
            text: `
              He came at five with hot clay rollers, an apron and gossip. Two hours later one could not
              bow one’s head. His box stands in the cabinet, packed as it was when he left unpaid.
            `,
            image: sal,
            side: 'right',
            panel: true,
            link: to('sale', 'The halls he walked through'),
          }),
          textSection({
            title: 'Try it',
            text: `
              By the garden window stand a mirror, four wigs and a stool. The heaviest weighs as much as a
              small cat and grows warm just as fast. Most people take it off after one step of a minuet.
            `,
          }),
          picture(balsal),
        ],
        related: ['sale', 'kapellet', 'sommeraften'],
      },
    },
  ),
]
