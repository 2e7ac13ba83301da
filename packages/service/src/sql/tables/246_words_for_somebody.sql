-- A rejection needs words where somebody gets them: not of an imported sighting, or of one whose reporter was erased.
alter table data.kaefer
  drop constraint kaefer_check1,
  add constraint kaefer_check1 check (user_id is null or status <> 'rejected' or trim(message) <> '');
