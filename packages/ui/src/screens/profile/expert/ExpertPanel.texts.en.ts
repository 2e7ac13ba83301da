import { translatedWords as words } from '@waldkerf/domain/words/exactWords'

export const en = {
  become: words.becomeExpert.en,
  lead: 'Experts review what others report. Their judgement decides which finds are published.',
  does: 'What experts do',
  tasks: {
    review: { title: 'Review reports', text: 'Look at pictures, compare place and date, identify the species.' },
    decide: { title: 'Decide', text: 'Publish, ask back, or reject with a reason.' },
    maps: { title: 'Work with maps', text: 'View and georeference survey maps of connected clients.' },
  },
  needs: 'Please fill in your name and profession group first: the administration decides by them.',
  ask: 'Ask for the expert mode',
  stepsTitle: 'State of your request',
  steps: { asked: 'Requested', decided: 'Decision of the administration', expert: words.expert.en },
  stepState: { done: 'done', current: 'under way', next: 'still to come' },
  askedTitle: 'Your request lies before the administration',
  askedText: 'Until the decision you go on working as before. As soon as it is made, this page changes by itself.',
  mailPromised: 'You will get an e-mail when you are approved.',
  noMail: 'You have switched off the e-mail about your approval under “My data”.',
  withdraw: 'Only the administration can take the request back.',
  expertTitle: 'You are an expert',
  expertText: 'You may review reports and work with the maps of connected clients.',
  adminTitle: 'You have the role Administrator',
  adminText: 'You may do all that experts may, and you decide on the requests of others.',
  review: 'To the review',
  otherTitle: 'The expert mode is not open to you yet',
  otherText: 'Your account has not been admitted yet. After that you can ask here.',
}
