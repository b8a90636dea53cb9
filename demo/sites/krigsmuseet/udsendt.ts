import { exhibition } from '../../writing/exhibitions.ts'
import {
  contact,
  picture,
  podcastTeaser,
  relatedContent,
  textSection,
} from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { mikrofon, sal } from './pictures.ts'

export const udsendt: readonly Page[] = [
  exhibition(
    'udsendt',
    {
      parent: 'krige',
      image: mikrofon,
      tags: ['krig'],
      period: { from: '2019-09-05' },
      heroLayout: 'split',
    },
    {
      da: {
        title: 'Hjem fra udsendelse',
        slug: 'krige/udsendt',
        subtitle: 'Stemmer og breve',
        location: { name: 'Anden sal', details: 'Bag det røde tæppe. Der er stille' },
        related: ['feltpost', 'veteransamtale'],
        description:
          'Titusinder af danskere har været udsendt siden 1948. Øverst i huset fortæller nogle af dem, og ingen afbryder.',
        modules: [
          textSection({
            title: 'Fortællinger uden musik',
            text: `
              Cypern, Balkan, Irak, Afghanistan: Hvert sted har sin lyd, sin lugt og sine ord. Vi
              har optaget samtaler med udsendte og med pårørende. Nogle taler om kammerater, de
              mistede. Andre om varme, kedsomhed og den første tur i supermarkedet hjemme.

              Optagelserne er ikke klippet om til helte- eller offerhistorier. De, der medvirker,
              har hørt dem igennem og kan trække dem tilbage, når de vil.

              I rummet ved siden af ligger det, de havde med: en lykkeamulet, en
              termokande, et stykke tegnepapir foldet i otte. Skiltene er skrevet af
              ejerne.
            `,
          }),
          picture(sal),
          textSection({
            title: 'Hvis det vækker noget',
            text: `
              Man kan gå ud når som helst, og der er altid en vagt, man kan tale med. Veteraner og
              pårørende kan desuden få rådgivning hos Veterancentret.
            `,
          }),
          contact(
            'Vil du fortælle?',
            'Samir tager gerne en kop kaffe, før noget bliver optaget. Man forpligter sig ikke.',
            'krigsmuseet-samir-lauridsen',
          ),
          podcastTeaser('episode-termokanden', { title: 'Termokanden på hylden' }),
          relatedContent('Før dem', { 'Andre, der gik': ['roed-kjole', 'stormen'] }),
        ],
      },
      en: {
        title: 'Home from deployment',
        slug: 'wars/deployed',
        subtitle: 'Voices and letters',
        location: { name: 'Second floor', details: 'Behind the red curtain. It is quiet' },
        related: ['feltpost', 'veteransamtale'],
        description:
          'Tens of thousands of Danes have served abroad since 1948. At the top of the house some of them speak, and nobody interrupts.',
        modules: [
          textSection({
            title: 'Stories without music',
            text: `
              Cyprus, the Balkans, Iraq, Afghanistan: each has its sound, its smell and its words.
              We have recorded conversations with those who went and those who waited. Some speak
              of comrades they lost. Others of heat, boredom and the first trip to the supermarket
              back home.

              The recordings have not been cut into tales of heroes or victims. Those who take part
              have heard them through and may withdraw them whenever they like.

              In the next room lie things they carried: a charm, a flask, a child’s
              drawing folded in eight. The labels were written by their owners.
            `,
          }),
          picture(sal),
          textSection({
            title: 'If it stirs something',
            text: `
              You may leave at any time, and there is always an attendant to talk to. Danish
              veterans and their families can also turn to Veterancentret for advice.
            `,
          }),
          contact(
            'Would you like to tell yours?',
            'Samir is happy to have a coffee first. It commits you to nothing.',
            'krigsmuseet-samir-lauridsen',
          ),
          podcastTeaser('episode-termokanden', { title: 'The flask on the shelf' }),
          relatedContent('Before them', { 'Others who went': ['roed-kjole', 'stormen'] }),
        ],
      },
    },
  ),
]
