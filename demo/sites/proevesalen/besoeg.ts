import { to } from '../../writing/marks.ts'
import { accordion, contact } from '../../writing/modules.ts'
import { type Page, practicalInfoOverview } from '../../writing/site.ts'
import { sal } from './prints.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: sal, tags: ['besoeg'] },
    {
      da: {
        title: 'Besøg Prøvesalen',
        slug: 'besoeg',
        description:
          'Salen har ingen adresse, man kan gå hen til, men den har åbningstider, fordi de skal prøves.',
        call: to('billetter', 'Billetter'),
        modules: [
          accordion('Praktisk', {
            'Er her nogen?':
              'Nej. Siderne kan læses af enhver, der har adressen, men søgemaskiner bliver bedt om at gå videre.',
            'Er teksterne rigtige?':
              'De er skrevet til salen. Priser, personer og tider er opfundet.',
            'Hvorfor er her så pænt?': 'Fordi fejl er lettere at se på en ryddet væg.',
          }),
          contact('Spørg redaktøren', 'Hun er der altid.', 'proevesalen-maja-bro'),
        ],
      },
      en: {
        title: 'Visit the Staging Room',
        slug: 'visit',
        description:
          'There is no address to go to, but there are opening hours, because these too need trying out.',
        call: to('billetter', 'Tickets'),
        modules: [
          accordion('Practical', {
            'Is anyone here?':
              'No. Whoever has the address may read, but search engines are asked to move along.',
            'Are the texts real?':
              'They were written for the room. Prices, people and hours are invented.',
            'Why is it so tidy?': 'Faults are easier to see on a clean wall.',
          }),
          contact('Ask the editor', 'She is always in.', 'proevesalen-maja-bro'),
        ],
      },
      de: {
        title: 'Besuch im Probesaal',
        slug: 'besuch',
        description:
          'Eine Adresse zum Hingehen gibt es nicht, Öffnungszeiten schon: Auch sie wollen geprobt sein.',
        call: to('billetter', 'Karten'),
        modules: [
          accordion('Praktisches', {
            'Ist jemand da?':
              'Nein. Wer die Adresse hat, darf lesen; Suchmaschinen werden gebeten weiterzugehen.',
            'Sind die Texte echt?':
              'Sie sind für den Saal geschrieben. Preise, Personen und Zeiten sind erfunden.',
            'Warum ist es so ordentlich?': 'Auf einer leeren Wand sieht man Fehler besser.',
          }),
          contact('Fragen Sie die Redaktion', 'Sie ist immer da.', 'proevesalen-maja-bro'),
        ],
      },
      sv: {
        title: 'Besök Provsalen',
        slug: 'besök',
        description:
          'Det finns ingen adress att gå till, men väl öppettider, för även de behöver prövas.',
        call: to('billetter', 'Biljetter'),
        modules: [
          accordion('Praktiskt', {
            'Är någon här?': 'Nej. Den som har adressen får läsa, men sökmotorer ombeds gå vidare.',
            'Är texterna riktiga?':
              'De är skrivna för salen. Priser, personer och tider är påhittade.',
            'Varför är det så städat?': 'Fel syns bättre på en ren vägg.',
          }),
          contact('Fråga redaktören', 'Hon är alltid på plats.', 'proevesalen-maja-bro'),
        ],
      },
    },
  ),
]
