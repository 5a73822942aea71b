CREATE SCHEMA "portal";
--> statement-breakpoint
CREATE TABLE "portal"."session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"hostname" text NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"person" jsonb NOT NULL,
	"tokens" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal"."sign_in_attempt" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"hostname" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" "bytea",
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_expiry" ON "portal"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_person" ON "portal"."session" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_expiry" ON "portal"."sign_in_attempt" USING btree ("expires_at");