-- Who has decided a record is told by name to others who review, and nobody else is: who has, is found by these.
create index on data.kaefer (letzter_bearbeiter) where letzter_bearbeiter <> '';
create index on data.kaefer (published_from) where published_from <> '';
create index on data.change_log (changed_by) where table_name = 'kaefer' and changes ? 'status';
