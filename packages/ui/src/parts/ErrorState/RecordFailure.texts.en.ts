export const en = { missing: 'It may have been deleted, or the address is mistyped.' }
