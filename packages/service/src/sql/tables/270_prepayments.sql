-- Accounts that instalments are booked to until their final invoice (docs/decisions/0176); '': the usual one of the chart.
alter table data.datev
  add column anzahlung_19 text not null default '' check (anzahlung_19 ~ '^(\d{4,8})?$'),
  add column anzahlung_7 text not null default '' check (anzahlung_7 ~ '^(\d{4,8})?$'),
  add column anzahlung_frei text not null default '' check (anzahlung_frei ~ '^(\d{4,8})?$');
