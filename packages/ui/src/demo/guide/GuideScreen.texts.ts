import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Rundgang',
    intro:
      'Wer zum ersten Mal hier ist, lässt sich den Rahmen zeigen. Was es auf diesem Bildschirm nicht gibt, kommt nicht vor.',
    note: 'Weiter mit der Schaltfläche oder der Pfeiltaste nach rechts, Schluss mit Esc. Danach ist man wieder hier.',
    card: 'Rundgang durch den Rahmen',
    start: 'Rundgang zeigen',
    failed: 'Der Rundgang konnte nicht geladen werden. Bitte noch einmal versuchen.',
    next: 'Weiter',
    previous: 'Zurück',
    done: 'Fertig',
    close: 'Rundgang beenden',
    progress: '{{current}} von {{total}}',
    steps: {
      menu: {
        title: 'Menü',
        text: 'Öffnet und schließt die Seitenleiste. Geschlossen bleibt eine schmale Leiste mit Symbolen.',
      },
      path: { title: 'Pfad', text: 'Zeigt, wo man ist. Die Teile davor führen zurück.' },
      search: { title: 'Suche', text: 'Findet jede Seite nach ihrem Namen, auch wenn man sich vertippt.' },
      screen: { title: 'Vollbild', text: 'Gibt der Seite den ganzen Bildschirm.' },
      size: { title: 'Größe', text: 'Macht Schaltflächen und Felder größer oder kleiner.' },
      tags: {
        title: 'Offene Seiten',
        text: 'Was man geöffnet hat, bleibt hier liegen, samt dem, was man eingegeben hat.',
      },
    },
  },
  async () => (await import('./GuideScreen.texts.en.ts')).en,
)
