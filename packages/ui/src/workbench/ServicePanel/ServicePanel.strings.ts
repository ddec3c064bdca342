import { defineStrings } from '../../i18n/index.js'

export const servicePanelStrings = defineStrings('servicePanel', {
  provider: 'Service',
  address: 'Address',
  key: 'Key',
  model: 'Model',
  modelHelp: 'The name that the service gives it.',
  save: 'Save on this device',
  saveHelp: 'Not encrypted. Without it, the key is kept for this tab only.',
  addressError: 'Enter a full address that starts with https://.',
  missing: 'Enter or choose a value.',
  write: (texts: string, count: number) => (count === 1 ? 'Write 1 text' : `Write ${texts} texts`),
  translate: (texts: string, count: number) =>
    count === 1 ? 'Translate 1 text' : `Translate ${texts} texts`,
  writeAgain: (texts: string, count: number) =>
    count === 1 ? 'Write 1 text again' : `Write ${texts} texts again`,
  translateAgain: (texts: string, count: number) =>
    count === 1 ? 'Translate 1 text again' : `Translate ${texts} texts again`,
  sends: (texts: string, count: number, service: string) =>
    count === 1 ? `This sends 1 text to ${service}.` : `This sends ${texts} texts to ${service}.`,
  sendsImages: (images: string, count: number, service: string) =>
    count === 1
      ? `This sends 1 image to ${service}.`
      : `This sends ${images} images to ${service}.`,
  sendsFacts: 'What the file says about each product goes with it.',
  stays: 'The texts stay on this device.',
  staysImages: 'The images stay on this device.',
  cancel: 'Cancel',
  preparing: 'Downloading',
  preparingLabel: 'Progress of the download',
  running: (done: string, all: string) => `${done} of ${all} texts`,
  runningLabel: 'Progress of the texts',
  waits: (seconds: string, count: number) =>
    count === 1
      ? 'The service asks to wait 1 second'
      : `The service asks to wait ${seconds} seconds`,
  failed: (texts: string, count: number) =>
    count === 1
      ? '1 text could not be done and stays as it is.'
      : `${texts} texts could not be done and stay as they are.`,
  'problem-key': 'The service did not accept the key',
  'problem-quota': 'The quota of this key is used up',
  'problem-busy': 'The service is too busy. Try again later',
  'problem-unreachable': 'The service cannot be reached',
  'problem-host': 'This site does not allow connections to other services',
  'problem-not-found': 'The service does not know this address or model',
  'problem-slow': 'The service did not answer in time',
  'problem-refused': 'The service refused the request',
  'problem-unexpected': 'The answer of the service makes no sense',
  'problem-too-long': 'The texts are too long for the service',
  'problem-browser': 'The model of this browser stopped',
  'problem-translator': 'The translator of this browser stopped',
  unreachableHelp: 'Check the address. Some services do not answer web pages; they need a proxy.',
  kept: 'Texts that are done are kept.',
  atWork: 'The service is at work.',
  incomplete: 'Fill in the fields of the service first.',
  noTexts: 'There is no text for the service.',
})
