-- Skonto that new offers and invoices of a client begin with, in place of the office's own (docs/decisions/0173).
alter table data.kunde
  add column eigenes_skonto boolean not null default false,
  add column skonto_tage integer not null default 0 check (skonto_tage between 0 and 365),
  add column skonto_prozent numeric not null default 0 check (skonto_prozent between 0 and 100 and scale(skonto_prozent) <= 2);
