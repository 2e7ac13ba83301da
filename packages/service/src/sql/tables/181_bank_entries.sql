-- Entries of bank statements that payments come from: each is known by its identity, whoever drops which file again.

create table data.bankumsatz (
  -- Account and the bank's reference, or all that the entry says: domain/office/bank makes it.
  kennung text primary key check (char_length(kennung) between 1 and 500),
  betrag numeric not null check (betrag > 0 and betrag <= 999999999999 and scale(betrag) <= 2)
);
call app.protect('data.bankumsatz');

-- A transfer for several invoices is one entry of several payments.
alter table data.zahlung add column bank text references data.bankumsatz (kennung);
create index on data.zahlung (bank) where bank is not null;

-- What a client writes as the purpose may come again; an entry of the bank has its own identity.
drop index data.zahlung_referenz;
create unique index zahlung_referenz on data.zahlung (referenz) where referenz <> '' and bank is null;
