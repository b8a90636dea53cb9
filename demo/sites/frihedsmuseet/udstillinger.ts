import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { doer, kartotek, presse } from './pictures.ts'

export const udstillinger: readonly Page[] = [
  exhibitionOverview(
    'udstillinger',
    { image: kartotek, tags: ['besaettelse'] },
    {
      da: {
        title: 'Udstillinger',
        slug: 'udstillinger',
        description: 'Den store udstilling ligger under jorden. Den lille skifter.',
        call: to('billetter', 'Bestil tid'),
        modules: [
          textSection({
            text: `
              Billetten gælder begge. Begynd nede, og tag den lille bagefter, hvis der er kræfter. Den
              kræver mindre og handler om det samme: hvad man gør, når ingen siger, hvad der er rigtigt.
            `,
            links: [to('svaert-stof', 'Hvad er svært at se?'), to('skaermede-timer')],
          }),
        ],
      },
      en: {
        title: 'Exhibitions',
        slug: 'exhibitions',
        description: 'The large exhibition is below ground. The small one changes.',
        call: to('billetter', 'Book a time'),
        modules: [
          textSection({
            text: `
              One ticket covers both. Start below and take the small one afterwards, if you have it in you.
              It asks less and is about the same thing: what people do when nobody tells them what is right.
            `,
            links: [to('svaert-stof', 'What is hard to see?'), to('skaermede-timer')],
          }),
        ],
      },
    },
  ),
  exhibition(
    'daeknavne',
    {
      parent: 'udstillinger',
      image: doer,
      tags: ['besaettelse'],
      period: { from: day(-10), to: day(130) },
      ticketModule: 'billet-med-tid',
    },
    {
      da: {
        title: 'Hun hed noget andet',
        subtitle: 'Dæknavne, falske kort og tomme lejligheder',
        slug: 'udstillinger/dæknavne',
        description: 'Man kunne ikke røbe et navn, man ikke kendte. Derfor fik alle et nyt.',
        location: { name: 'Den lille sal', details: 'Stueetagen, til venstre for caféen' },
        facts: { 'Sæt af': 'Tre kvarter', Alder: 'Fra ti år' },
        modules: [
          textSection({
            text: `
              I en gruppe på fem kendte man ofte kun hinandens fornavne, og de var ikke rigtige. Det var ikke
              leg. Blev én taget, skulle der være så lidt som muligt at sige. Aftalen mange steder var at holde
              ud et døgn, så de andre kunne nå at flytte.

              Et nyt navn krævede et legitimationskort, og det kunne trykkes. Det krævede også en
              fødselsdag, en gade, man havde boet i, og en kusine, man kunne spørges om. På bordet midt i
              salen ligger ti sådanne liv, hver på ét ark papir, lært udenad af nogen, der stod i en port og
              sagde det for sig selv.
            `,
          }),
          styledTextAndVisual({
            title: 'Stemplet',
            text: `
              Et stempel kan skæres i linoleum eller i hælen på en sko. Vi viser syv falske og ét ægte i samme
              montre. De fleste gæster peger på det forkerte, og det gør vi også selv.
            `,
            image: presse,
            side: 'left',
            panel: true,
            link: to('illegale-blade', 'Om dem, der trykte'),
          }),
          picture(kartotek),
          textSection({
            title: 'Bagefter',
            text: `
              Efter den 5. maj 1945 skulle man tilbage i sit eget navn. Nogle fortæller, at det tog år. En af dem
              i salen vender sig stadig om, når nogen på gaden råber på ”Birthe”. Det hedder hun ikke.
            `,
          }),
        ],
        related: ['radiosenderen', 'ikke-alle', 'en-genstand-kl-18'],
      },
      en: {
        title: 'Her name was something else',
        subtitle: 'Cover names, forged cards and empty flats',
        slug: 'exhibitions/cover-names',
        description: 'Nobody could give away a name they did not know. So everyone got a new one.',
        location: { name: 'The small room', details: 'Ground floor, left of the café' },
        facts: { Allow: 'Forty-five minutes', Age: 'From ten' },
        modules: [
          textSection({
            text: `
              In a group of five people often knew only each other’s first names, and those were not the real
              ones. It was no game. If one was taken, there had to be as little to tell as possible. In many
              places the agreement was to hold out for a day, to give the others time to move.

              A new name called for an identity card, which could be printed. It also called for a birthday,
              a street one had lived in and a cousin to be asked about. On the table in the middle of the room
              lie ten such lives, each on a sheet of paper, learnt by heart by someone who stood in a doorway
              and said it over and over.
            `,
          }),
          styledTextAndVisual({
            title: 'The stamp',
            text: `
              A stamp can be cut in lino or in the heel of a shoe. We show seven forged ones and a genuine one in
              the same case. Most visitors point to the wrong one, and so do we.
            `,
            image: presse,
            side: 'left',
            panel: true,
            link: to('illegale-blade', 'About those who printed'),
          }),
          picture(kartotek),
          textSection({
            title: 'Afterwards',
            text: `
              After 5 May 1945 people had to return to their own names. Some say that it took years. One of
              those in the room still turns round when somebody in the street shouts “Birthe”. It is not her
              name.
            `,
          }),
        ],
        related: ['radiosenderen', 'ikke-alle', 'en-genstand-kl-18'],
      },
    },
  ),
]
