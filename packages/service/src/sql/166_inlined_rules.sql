-- What lists ask once per row, and requests each time, is put into their statements instead of being called. A function
-- with a setting of its own never is; these need none: the names in a parsed body were found when it was made.
set local role waldkerf_owner;

alter function app.now() reset search_path;
alter function app.today() reset search_path;
alter function app.claims() reset search_path;
alter function app.header(text) reset search_path;
alter function app.email() reset search_path;
alter function app.effective_role(text) reset search_path;
alter function app.vat_on(numeric, numeric) reset search_path;
alter function app.document_number(text, integer, integer) reset search_path;
alter function app.payment_state(numeric, numeric, date, date, boolean, boolean) reset search_path;

reset role;
