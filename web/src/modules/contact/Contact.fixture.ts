import { art, text } from '../../fixtures/content.ts'
import type { Contact, Module } from '../../model.ts'

export const contact: Contact = {
  key: 'kontakt',
  title: 'Spørg os',
  content: text('Skriv eller ring på hverdage mellem kl. 10 og 15.'),
  people: [
    {
      id: 'signe',
      name: 'Signe Ørsted Lund',
      title: 'Museumsinspektør, oldtid',
      email: 'signe.oersted.lund@vitrine.example',
      phone: '41 20 60 11',
      picture: art('solvogn', '', 0.3, 0.4),
      excerpt: null,
      bio: [],
    },
    {
      id: 'jens',
      name: 'Jens Åge Kjær',
      title: 'Tilgængelighedskoordinator',
      email: 'jens.kjaer@vitrine.example',
      phone: null,
      picture: null,
      excerpt: 'Svarer på alt om adgang, hjælpemidler og ledsagelse.',
      bio: [],
    },
  ],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'contact', ...contact }]
