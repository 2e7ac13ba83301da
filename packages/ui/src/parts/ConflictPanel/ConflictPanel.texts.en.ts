export const en = { mine: 'Your version', theirs: 'Stored version', empty: 'empty', yes: 'yes', no: 'no' }
